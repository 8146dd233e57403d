import type { Membership } from '@limber/contract/membership.ts';
import type { PartnerDiscount } from '@limber/contract/partners.ts';
import type { ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { PartnerCard } from '../../../components/catalogue-cards/partner-card.tsx';
import { drawn, elementsOf, linksOf, textOf } from '../../../components/test-markup.tsx';
import { PartnerDialog } from './partner-dialog.tsx';

// A dialog renders only in a document; its content is what is tested here.
vi.mock('../../../ui/overlay/dialog.tsx', () => ({
  Dialog: ({ title, children }: { title: ReactNode; children: ReactNode }) => (
    <section>
      <h2>{title}</h2>
      {children}
    </section>
  ),
}));

const partner: PartnerDiscount = {
  id: 30_001,
  partner_name: 'Oatful',
  description: '',
  category: 'Health snacks',
  discount_percentage: 15,
  partner_type: 'online',
  city: null,
  postal_code: null,
  logo_url: '/partners/oatful.svg',
  online_discount_code: null,
  website_url: null,
  instagram_url: null,
  requires_membership_card: false,
};
const membership: Membership = {
  id: 'LMB-4821-0937',
  user: { first_name: 'Amina', last_name: 'Haddad', name: 'Amina Haddad' },
  valid_from: '2026-03-04',
  valid_to: '2027-03-03',
};

const either = [true, false];
/** Every kind of partner, with and without each optional field. */
const partners = (['online', 'local', 'both'] as const).flatMap((partner_type) =>
  either.flatMap((code) =>
    either.flatMap((card) =>
      either.flatMap((site) =>
        either.map((instagram) => ({ partner_type, code, card, site, instagram })),
      ),
    ),
  ),
);
type Kind = (typeof partners)[number];

function partnerOf({ partner_type, code, card, site, instagram }: Kind): PartnerDiscount {
  return {
    ...partner,
    partner_type,
    online_discount_code: code ? 'OAT-15' : null,
    requires_membership_card: card,
    website_url: site ? 'https://oatful.example' : null,
    instagram_url: instagram ? 'https://instagram.com/oatful.example' : null,
  };
}

describe.each(partners)(
  '$partner_type, code $code, card $card, site $site, Instagram $instagram:',
  (kind) => {
    test('the card says how it is used @PARTNER-05', () => {
      const text = textOf(drawn(<PartnerCard partner={partnerOf(kind)} onOpen={() => {}} />));
      expect(text.includes('• Online Code')).toBe(kind.code);
      expect(text.includes('• Show Card')).toBe(kind.card);
    });

    test('the dialog shows card or code, and the existing links @PARTNER-08 @PARTNER-09 @PARTNER-12', () => {
      const html = drawn(
        <PartnerDialog partner={partnerOf(kind)} membership={membership} onClose={() => {}} />,
      );
      const text = textOf(html);
      const showsCode = kind.code && !kind.card;
      expect(text.includes('Show this card at checkout')).toBe(kind.card);
      expect(text.includes('Present it to the cashier')).toBe(kind.card);
      expect(text.includes('LMB-4821-0937')).toBe(kind.card);
      expect(html.includes('OAT-15')).toBe(showsCode);
      expect(text.includes('Copy Code')).toBe(showsCode);
      expect(linksOf(html)).toEqual([
        ...(kind.site ? [['Visit Shop', 'https://oatful.example']] : []),
        ...(kind.instagram ? [['Instagram', 'https://instagram.com/oatful.example']] : []),
      ]);
      for (const { attributes } of elementsOf(html, 'a')) expect(attributes.target).toBe('_blank');
    });
  },
);

describe('a partner’s card', () => {
  const shown = (changes: Partial<PartnerDiscount>) =>
    drawn(<PartnerCard partner={{ ...partner, ...changes }} onOpen={() => {}} />);

  test('has name, category and discount beside the logo @PARTNER-01 @PARTNER-03 @PARTNER-04', () => {
    const html = shown({});
    expect(textOf(html)).toBe('Oatful 15% OFF Health snacks');
    expect(html).toContain('<img src="/partners/oatful.svg" alt="Oatful"');
  });

  test('without a category is called a discount @PARTNER-03', () => {
    expect(textOf(shown({ category: null }))).toBe('Oatful 15% OFF Partner Discount');
  });

  test.each([
    ['a logo', { logo_url: null }],
    ['a name', { partner_name: '' }],
  ])('without %s has a tile with the percentage @PARTNER-02', (_what, changes) => {
    const html = shown(changes);
    expect(html).not.toContain('<img');
    expect(textOf(html)).toMatch(/^15% OFF /);
  });
});

test('a dialog shows the partner, the discount, what it applies to and where @PARTNER-07', () => {
  const where = { description: 'Off every box.', city: 'Dubai', postal_code: '00000' };
  const html = drawn(
    <PartnerDialog partner={{ ...partner, ...where }} membership={null} onClose={() => {}} />,
  );
  expect(textOf(html)).toBe('Oatful 15% Member Discount Off every box. Dubai, 00000');
});
