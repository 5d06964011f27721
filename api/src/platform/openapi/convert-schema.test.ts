import { z } from 'zod';
import { schemaConverter } from './convert-schema.ts';

it('schemaConverter refuses a name with two definitions', () => {
  const convert = schemaConverter();
  const Same = z.object({ a: z.string() }).meta({ id: 'Same' });
  const Other = z.object({ a: z.string().default('') }).meta({ id: 'Other' });
  expect(convert(Other, { schemaType: 'input' })).toEqual({
    schema: { $ref: '#/$defs/Other' },
    components: { Other: { type: 'object', properties: { a: { type: 'string', default: '' } } } },
  });
  expect(() => convert(Other, { schemaType: 'output' })).toThrow(
    'Two different schemas are called Other in the contract.',
  );
  expect(
    convert(z.strictObject({ same: Same }), { schemaType: 'input' })?.components,
  ).toHaveProperty('Same');
});
