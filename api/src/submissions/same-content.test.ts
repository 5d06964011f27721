import { testApp } from '../../test/app.ts';
import { visitorAt } from '../../test/limits.ts';
import { asModerator } from '../../test/make-account.ts';
import { registration } from '../../test/make-listing.ts';

const api = testApp();
const as = asModerator(api);

const companies = (name: string) => api.sql('select id from company where name = ?', [name]);

describe('the same content without an Idempotency-Key', () => {
  const from = (address: string, body: object) =>
    api.http.post('/api/companies').set(visitorAt(address)).send(body);

  it('is the same submission within 10 minutes from the same address or /64', async () => {
    const body = { ...registration, name: 'Double Riders' };
    const first = await from('192.0.2.1', body).expect(201);
    const again = await from('192.0.2.1', body).expect(201).expect('Idempotent-Replayed', 'true');
    expect(again.text).toBe(first.text);
    expect(again.headers.location).toBe(first.headers.location);
    await from('2001:db8::1', body).expect(201);
    await from('2001:db8::2', body).expect(201).expect('Idempotent-Replayed', 'true');
    expect(await companies('Double Riders')).toHaveLength(2);
  });

  it('is another submission after 10 minutes, or with another word', async () => {
    const body = { ...registration, name: 'Patient Riders' };
    await from('192.0.2.2', body).expect(201);
    await from('192.0.2.2', { ...body, description: 'New' }).expect(201);
    const age = (time: string) =>
      api.sql(`update idempotency_key set created_at = now() - interval '${time}'`);
    await age('9 minutes 50 seconds');
    await from('192.0.2.2', body).expect(201).expect('Idempotent-Replayed', 'true');
    await age('10 minutes 10 seconds');
    await from('192.0.2.2', body).expect(201);
    expect(await companies('Patient Riders')).toHaveLength(3);
  });

  it('is another submission once the first was rejected', async () => {
    const body = { ...registration, name: 'Second Riders' };
    const { id } = (await from('192.0.2.4', body).expect(201)).body;
    await as('delete', `/companies/${id}/reject`).expect(200);
    expect((await from('192.0.2.4', body).expect(201)).body.id).not.toBe(id);
  });
});
