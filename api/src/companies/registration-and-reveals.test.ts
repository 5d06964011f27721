import { testApp } from '../../test/app.ts';
import { visitorAt } from '../../test/limits.ts';
import { inDays, makeCompany, registration, formOf } from '../../test/make-listing.ts';
import { Partners } from '../partners/partners.service.ts';

const api = testApp();

describe('A company registration', () => {
  const { accepted, rejected } = formOf(api, 'company');

  it('names what to enter for each missing required field', async () => {
    const { body } = await api.http.post('/api/companies').send({}).expect(422);
    expect(body.message).toBe('Check the answers with errors and send the form again.');
    expect(body.errors).toEqual({
      name: 'Enter the company name',
      email: 'Enter an email address in the correct format, like name@example.com',
      phone: 'Enter a phone number that can be called, for example 0803 123 4567',
      cacNumber: 'Enter the CAC number, for example RC 1234567',
      address: 'Enter the address',
      category: 'Choose a service type: bike, van or air',
      priceRange: 'Enter the price range',
    });
  });

  it('accepts the call of the spec: location as the address, no owner, no website', async () => {
    const row = await accepted({ ownerName: undefined, location: registration.address });
    expect(row).toMatchObject({ owner_name: null, website: null, description: null, image: null });
  });

  it('uses the address as the location unless one is given', async () => {
    expect(await accepted({})).toMatchObject({ location: registration.address });
    expect(await accepted({ location: ' ' })).toMatchObject({ location: registration.address });
    expect(await accepted({ location: 'Lagos' })).toMatchObject({ location: 'Lagos' });
  });

  it.each([
    ['bike', ['bike']],
    ['Bicycle courier', ['bike']],
    ['Vans', ['van']],
    ['HAULAGE', ['van']],
    ['Air cargo', ['air']],
    ['Bike, van and air', ['bike', 'van', 'air']],
  ])('derives the service types of category %j: %j', async (category, services) => {
    expect(await accepted({ category })).toMatchObject({ category, service_types: services });
  });

  it.each([
    ['category', 'boats', 'Choose a service type: bike, van or air'],
    ['name', '\u200b—!', 'Enter the company name'],
    ['ownerName', '  ', 'Enter the owner name'],
  ])('rejects the %s %j with what to enter', async (field, value, message) => {
    expect(await rejected({ [field]: value })).toEqual({ [field]: message });
  });

  it('rejects a plan that companies do not have, and defaults to free', async () => {
    expect((await rejected({ plan: 'basic' })).plan).toBe(
      'Choose a plan: free, featured or premium',
    );
    expect(await accepted({ plan: '' })).toMatchObject({ wished_plan: 'free' });
    expect(await accepted({ plan: 'featured' })).toMatchObject({
      wished_plan: 'featured',
      plan: 'free',
    });
  });
});

describe('Revealing the phone number of a company', () => {
  const reveal = (id: string) => api.http.post(`/api/companies/${id}/reveals`);

  it('returns the number in national format, as a tel: link and as a WhatsApp link', async () => {
    const { id, reference } = await makeCompany(api, { phone: '+2348031234567' });
    const { body, headers } = await reveal(id).expect(200);
    expect(body).toEqual({
      phone: '0803 123 4567',
      tel: 'tel:+2348031234567',
      whatsapp: 'https://wa.me/2348031234567',
      reference,
    });
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it('returns the link of the number for WhatsApp where it is another one', async () => {
    const { id } = await makeCompany(api, { whatsapp: '+2348057654321' });
    const { body } = await reveal(id).expect(200);
    expect(body).toMatchObject({
      tel: 'tel:+2348031234567',
      whatsapp: 'https://wa.me/2348057654321',
    });
  });

  it('counts one reveal of each visitor who presses twice, per company and day', async () => {
    const { id } = await makeCompany(api);
    const presses = Array.from({ length: 14 }, (_, press) =>
      reveal(id)
        .set(visitorAt(`192.0.2.${press % 7}`))
        .expect(200),
    );
    await Promise.all(presses);
    // The server of a partner asks for many people.
    const { key } = await api.app.get(Partners).add('Jobs of Lagos');
    for (const _ of [1, 2]) await reveal(id).set('X-Api-Key', key).expect(200);
    // Two rows if a day ends in Lagos meanwhile.
    const counted = 'select sum(reveals)::int from activity where listing_id = ?';
    expect(await api.column(counted, [id])).toEqual([9]);
  });

  it('counts the first number that is shown, after a press that was refused', async () => {
    const { id } = await makeCompany(api, { heldUntil: inDays(1) });
    await reveal(id).expect(409);
    await api.sql('update company set held_until = null where id = ?', [id]);
    await reveal(id).expect(200);
    const counted = await api.sql('select reveals from activity where listing_id = ?', [id]);
    expect(counted).toEqual([{ reveals: 1 }]);
  });
});
