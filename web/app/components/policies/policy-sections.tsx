import { Fragment } from 'react';
import { Link } from 'react-router';
import type { Block, Piece, Section } from './policy-text.ts';

/** The sections of a policy, numbered; `#section-3` leads to the third. */
export function PolicySections({ sections }: { sections: readonly Section[] }) {
  const titled = sections.filter(({ title }) => title);
  return (
    <div className="[counter-reset:section]">
      {sections.map((section) => {
        const place = titled.indexOf(section) + 1;
        return place === 0 ? (
          <div key={0} className="grid gap-4 pb-6">
            <Blocks blocks={section.blocks} />
          </div>
        ) : (
          <section
            key={place}
            id={`section-${place}`}
            className="mt-12 grid gap-4 border-t border-line/50 pt-6 [counter-increment:section] first:mt-0"
          >
            <h2 className="type-3 flex gap-3 before:min-w-7 before:text-primary before:content-[counter(section)]">
              {section.title}
            </h2>
            <Blocks blocks={section.blocks} />
          </section>
        );
      })}
    </div>
  );
}

function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return blocks.map(({ list, lines }, place) =>
    list ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: a text is drawn as a whole
      <ul key={place} className="grid list-disc gap-2 ps-6">
        {lines.map((pieces, item) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={item}>
            <Pieces pieces={pieces} />
          </li>
        ))}
      </ul>
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      <p key={place} className="wrap-anywhere">
        {lines.map((pieces, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <Fragment key={line}>
            {line > 0 && <br />}
            <Pieces pieces={pieces} />
          </Fragment>
        ))}
      </p>
    ),
  );
}

function Pieces({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map((piece) => {
    if (typeof piece === 'string') return piece;
    const { words, to } = piece;
    if (to.startsWith('/')) {
      return (
        <Link key={to} to={to} className="link">
          {words}
        </Link>
      );
    }
    if (to.startsWith('https:')) {
      return (
        <a key={to} href={to} target="_blank" rel="noreferrer" className="link">
          {words}
        </a>
      );
    }
    return (
      <a key={to} href={to} className="link">
        <bdi dir="ltr" translate="no">
          {words}
        </bdi>
      </a>
    );
  });
}
