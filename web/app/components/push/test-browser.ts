import { vi } from 'vitest';

const target = { endpoint: 'https://push.example/one', keys: { p256dh: 'a', auth: 'b' } };

/** A browser that shows notifications, and what its person answers; `isOn`: messages are pushed to it. */
export function browserThat(
  answers: NotificationPermission,
  { permission = 'default' as NotificationPermission, isOn = false } = {},
) {
  const state = { isOn };
  const subscription = {
    ...{ endpoint: target.endpoint, toJSON: () => target },
    unsubscribe: async () => {
      state.isOn = false;
      return true;
    },
  };
  const worker = {
    pushManager: {
      subscribe: async () => {
        state.isOn = true;
        return subscription;
      },
      getSubscription: async () => (state.isOn ? subscription : null),
    },
  };
  vi.stubGlobal('Notification', { permission, requestPermission: async () => answers });
  vi.stubGlobal('PushManager', class {});
  Object.defineProperty(navigator, 'serviceWorker', {
    configurable: true,
    value: {
      register: async () => worker,
      ready: Promise.resolve(worker),
      getRegistration: async () => worker,
    },
  });
  return state;
}

/** A browser without notifications again. */
export function withoutPush() {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'PushManager');
  Reflect.deleteProperty(navigator, 'serviceWorker');
}
