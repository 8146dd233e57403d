/** Browsers to which somebody wants messages pushed. */
import Type, { type Static } from 'typebox';
import { Token } from '../auth.ts';
import { route, signedIn } from '../route.ts';
import { Failure } from '../values/failure.ts';
import { described } from '../values/shapes.ts';
import { Line } from '../values/texts.ts';

export const PushKey = Type.Object(
  { public_key: described('Names the studio to the push service of a browser.', Line) },
  {
    examples: [
      {
        public_key:
          'BNbxGYNMhEIi9zrneh7mqV4oUanjLUK3m-mYZBc62frMKrEoMk88r3Lk596T0ck9xlT-aok0fO1KXBLV4-XqxYM',
      },
    ],
  },
);
export type PushKey = Static<typeof PushKey>;

const Endpoint = described(
  'Where the push service of the browser takes messages.',
  Type.String({ minLength: 1, maxLength: 1000 }),
);
const anEndpoint = 'https://push.example/send/mQ2v7Kp0T5mAqk1h';

const ofBrowser = {
  pattern: '^[\\w-]{16,}$',
  'x-sentence': {
    en: 'Messages cannot be pushed to this browser.',
    ar: 'لا يمكن إرسال الإشعارات إلى هذا المتصفح.',
  },
};

export const readPushKey = route.get('accounts/push/', signedIn, {
  summary: 'The key with which a browser subscribes to messages of the studio',
  replies: { 200: PushKey },
});

export const addPush = route.post('accounts/push/', signedIn, {
  summary: 'Have messages pushed to this browser until the session ends; again, it changes nothing',
  description:
    'The channel of messages is chosen apart. A browser whose push service answers 404 or 410 is forgotten. A counter at the desk, which is shared, is refused.',
  keepsNoAnswer: true,
  body: Type.Object(
    {
      endpoint: Endpoint,
      p256dh: described('The key of the browser.', Type.String({ ...ofBrowser, maxLength: 100 })),
      auth: described('Its secret.', Type.String({ ...ofBrowser, maxLength: 40 })),
      refresh: described('The refresh token: of the session with which it ends.', Token),
    },
    {
      additionalProperties: false,
      examples: [
        {
          endpoint: anEndpoint,
          p256dh:
            'BNbxGYNMhEIi9zrneh7mqV4oUanjLUK3m-mYZBc62frMKrEoMk88r3Lk596T0ck9xlT-aok0fO1KXBLV4-XqxYM',
          auth: 'tBHItJI5svbpez7KI4CCXg',
          refresh: 'q7Q1kT0l5q2Jm0bYv0mQ2v7Kp0T5mAqk1hQ2v7Kp0T4',
        },
      ],
    },
  ),
  replies: { 204: Type.Null(), 400: Failure },
});

export const removePush = route.post('accounts/push/remove/', signedIn, {
  summary: 'No longer have messages pushed to this browser',
  keepsNoAnswer: true,
  body: Type.Object(
    { endpoint: Endpoint },
    { additionalProperties: false, examples: [{ endpoint: anEndpoint }] },
  ),
  replies: { 204: Type.Null() },
});
