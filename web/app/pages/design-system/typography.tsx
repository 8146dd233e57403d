import { Row, Specimen } from './specimen.tsx';

const colours = [
  ['bg', 'bg-bg'],
  ['surface', 'bg-surface'],
  ['ink', 'bg-ink'],
  ['muted', 'bg-muted'],
  ['primary', 'bg-primary'],
  ['ember', 'bg-ember'],
  ['gold', 'bg-gold'],
  ['line', 'bg-line'],
  ['ok', 'bg-ok'],
  ['warn', 'bg-warn'],
  ['err', 'bg-err'],
  ['info', 'bg-info'],
] as const;

export function Typography() {
  return (
    <>
      <Specimen title="Colours">
        <ul className="grid grid-cols-3 gap-3 sm:grid-cols-6">
          {colours.map(([name, classes]) => (
            <li key={name} className="text-sm">
              <span className={`block h-14 rounded-control border border-hairline ${classes}`} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen title="Type">
        <p className="display type-hero">ELEVATE YOUR WELL-BEING</p>
        <p className="display type-1">Choose a Therapist</p>
        <p className="display type-2">Where do you feel tight?</p>
        <p className="type-3">Deep Tissue Massage</p>
        <p className="type-lead text-muted">
          Assisted stretching, sport massage, red-light therapy and compression therapy.
        </p>
        <p>
          Running text. Please tell us at least 3 hours before your session. Otherwise the session
          counts as used.{' '}
          <a href="/dev/ui" className="link">
            A link within it
          </a>
          .
        </p>
        <p className="text-sm text-muted">Small, muted: AED 350, 60 min, 14:30.</p>
        <p className="eyebrow">Eyebrow</p>
        <p lang="ar" dir="rtl" className="type-2 display">
          نمدّد جسمك لتتحرك بحرية 123
        </p>
      </Specimen>
      <Specimen title="Ground">
        <Row>
          <span className="lattice size-36 rounded-card border border-hairline bg-surface" />
          <span className="size-36 rounded-card border border-hairline bg-surface shadow-card" />
          <span className="size-36 rounded-card border border-hairline bg-surface shadow-float" />
          <span className="size-36 rounded-card bg-tint" />
        </Row>
      </Specimen>
    </>
  );
}
