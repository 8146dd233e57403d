import { describe, expect, test } from 'vitest';
import { openWorld } from '../../../test/harness.ts';

const world = await openWorld();

const ask = (url: string, language: string) =>
  world.app.inject({ url, headers: { 'accept-language': language } });

describe('a request that prefers Arabic', () => {
  test('reads the services in Arabic', async () => {
    const reply = await ask('/api/v1/service/services/', 'fr,ar-AE;q=0.9,en;q=0.5');
    const names = reply.json().results.map((service: { name: string }) => service.name);
    expect(names).toContain('الإطالة');
    expect(names).not.toContain('Stretching');
    expect(reply.headers['content-language']).toBe('ar');
    expect(reply.headers.vary).toContain('Accept-Language');
  });

  test('reads the branches and what their packages include in Arabic', async () => {
    const branches = (await ask('/api/v1/service/locations/', 'ar')).json().results;
    expect(branches[0]).toMatchObject({ location: 'A', name: 'الورقاء' });
    const packages = (await ask('/api/v1/service/packages/', 'ar')).json().results;
    expect(packages[0].name).toBe('باقة البداية');
    expect(packages[0].services_included[0].name).toBe('الإطالة');
  });

  test('is refused in Arabic', async () => {
    const reply = await ask('/api/v1/auth/users/me/', 'ar');
    expect(reply.statusCode).toBe(401);
    expect(reply.headers['www-authenticate']).toBe('Bearer realm="api"');
    expect(reply.headers.vary).toContain('Accept-Language');
    const forged = { authorization: 'Bearer x' };
    const other = await world.app.inject({ url: '/api/v1/auth/users/me/', headers: forged });
    expect(other.headers['www-authenticate']).toBe('Bearer realm="api", error="invalid_token"');
    expect(reply.json().detail).toBe('يرجى تسجيل الدخول من جديد.');
    expect(reply.json().error).toBe(reply.json().detail);
  });
});

test.each(['en', 'en-GB,ar;q=0.5', '', 'de', 'arn'])(
  'a request in %j is answered in English',
  async (language) => {
    const reply = await ask('/api/v1/service/services/', language);
    expect(reply.json().results[0].name).toBe('Stretching');
  },
);
