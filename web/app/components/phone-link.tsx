import { phoneLink } from './use-studio.ts';

/** A telephone number that can be called; its digits run from the left in every language. */
export function PhoneLink({ phone, className }: { phone: string; className: string }) {
  return (
    <a href={phoneLink(phone)} className={className}>
      <bdi dir="ltr" translate="no">
        {phone}
      </bdi>
    </a>
  );
}
