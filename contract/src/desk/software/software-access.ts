/** Which doors are open to software of others, and the keys that people have for it. */
import Type, { type Static } from 'typebox';
import { desk, managers, readAndChange, route } from '../../route.ts';
import { ApiKey } from '../../software/api-keys.ts';
import { Failure } from '../../values/failure.ts';
import { Id } from '../../values/keys.ts';
import { AccountType } from '../../values/people.ts';
import { listOf } from '../../values/shapes.ts';
import { Line } from '../../values/texts.ts';

export const SoftwareAccess = Type.Object(
  {
    keys: Type.Boolean({
      description:
        'Whether people may make keys for software of their own, and those are accepted.',
    }),
    assistants: Type.Boolean({
      description: 'Whether people may let assistants act for them (MCP), and those are admitted.',
    }),
  },
  { additionalProperties: false, examples: [{ keys: true, assistants: true }] },
);
export type SoftwareAccess = Static<typeof SoftwareAccess>;

export const { read: readSoftwareAccess, change: changeSoftwareAccess } = readAndChange(
  'desk/studio/software',
  managers,
  SoftwareAccess,
  {
    read: {
      summary: 'Which doors are open to software of others',
    },
    change: {
      fullWay: true,
      summary: 'Open or close doors to software of others; keys are kept, and refused while closed',
    },
  },
);

export const KeyOfSomebody = Type.Object(
  { ...ApiKey.properties, account_id: Id, account: Line, account_type: AccountType },
  {
    examples: [
      {
        ...{ id: 3, name: 'My calendar', scopes: ['sessions:read'] },
        ...{
          made_at: '2026-11-21T10:30:00Z',
          ends_on: '2027-05-21',
          used_at: null,
          assistant: false,
        },
        ...{ account_id: 12, account: 'Amina Haddad', account_type: 'client' },
      },
    ],
  },
);
export type KeyOfSomebody = Static<typeof KeyOfSomebody>;

export const listApiKeys = route.get('desk/api-keys', desk, {
  summary: 'The keys of clients, and for managers those of the team, newest first',
  query: Type.Object({ account_id: Type.Optional(Id) }),
  replies: { 200: listOf(KeyOfSomebody) },
});

export const endApiKey = route.delete('desk/api-keys/:id', desk, {
  summary: 'End the key of a client or, as a manager, of somebody of the team',
  params: Type.Object({ id: Id }),
  replies: { 204: Type.Null(), 404: Failure },
});
