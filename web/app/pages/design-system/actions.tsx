import { Check, Clock, X } from 'lucide-react';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import type { ButtonTone } from '../../ui/button-classes.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { Row, Specimen } from './specimen.tsx';

const buttons: ButtonTone[] = ['primary', 'secondary', 'quiet', 'danger'];
const badges: BadgeTone[] = ['neutral', 'primary', 'ok', 'warn', 'err', 'info', 'gold'];
const notices = ['info', 'ok', 'warn', 'err'] as const;

export function Actions() {
  return (
    <>
      <Specimen title="Buttons">
        {buttons.map((tone) => (
          <Row key={tone}>
            <Button tone={tone}>{tone}</Button>
            <Button tone={tone} disabled>
              Disabled
            </Button>
            <Button tone={tone} busy>
              Processing
            </Button>
          </Row>
        ))}
        <LinkButton tone="secondary" href="https://partner.example" className="justify-self-start">
          A link that looks like a button
        </LinkButton>
        <Button className="w-full max-w-xs text-lg">
          A very long label that has to go on to a second line on phones
        </Button>
      </Specimen>
      <Specimen title="Badges">
        <Row>
          {badges.map((tone) => (
            <Badge key={tone} tone={tone}>
              {tone}
            </Badge>
          ))}
        </Row>
        <Row>
          <Badge tone="ok" icon={<Check aria-hidden="true" />}>
            Completed
          </Badge>
          <Badge tone="info" icon={<Clock aria-hidden="true" />}>
            Booked
          </Badge>
          <Badge tone="err" icon={<X aria-hidden="true" />}>
            Cancelled
          </Badge>
        </Row>
      </Specimen>
      <Specimen title="Notices and spinners">
        {notices.map((tone) => (
          <Notice key={tone} tone={tone}>
            A message in the flow of the page, {tone}.
          </Notice>
        ))}
        <Row>
          <Spinner />
          <Spinner small />
        </Row>
      </Specimen>
    </>
  );
}
