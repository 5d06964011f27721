import fc, { type Arbitrary } from 'fast-check';
import { places } from '../../src/places/gazetteer.ts';
import { partOf } from '../contract-check/contract.ts';
import type { InputSchema } from './examples.ts';

const formats: Record<string, Arbitrary<string>> = {
  email: fc.emailAddress(),
  uri: fc.webUrl(),
  uuid: fc.uuid(),
  date: isoTimes().map((time) => time.slice(0, 10)),
  'date-time': isoTimes(),
  phones: fc.constant('0805 765 4321 Rider in Yaba'),
  hostname: fc.domain().map((name) => `shop.${name}`),
  place: fc.constantFrom(...places.map(({ path }) => path)),
  states: fc.constantFrom('Oyo, Ogun', 'lagos'),
  phone: fc.constantFrom('0803 123 4567', '+234 805 765 4321', '+44 20 7183 8750'),
};

function isoTimes() {
  const [min, max] = [new Date('2024-01-01'), new Date('2028-01-01')];
  return fc.date({ min, max, noInvalidDate: true }).map((date) => date.toISOString());
}

/** Values that a schema allows, made from nothing but the schema. */
export function valueOf(schema: InputSchema): Arbitrary<unknown> {
  if (schema.$ref) return valueOf(partOf(schema));
  const { anyOf, items, properties, type, minItems: minLength = 0 } = schema;
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (anyOf) return fc.oneof(...anyOf.map(valueOf));
  if (Array.isArray(type)) return fc.oneof(...type.map((one) => valueOf({ ...schema, type: one })));
  if (items)
    return fc.array(valueOf(items), { minLength, maxLength: Math.min(schema.maxItems ?? 3, 3) });
  if (properties) {
    const fields = Object.entries(properties).map(([name, field]) => [name, valueOf(field)]);
    const requiredKeys = schema.required ?? [];
    return fc.record(Object.fromEntries(fields) as Record<string, Arbitrary<unknown>>, {
      requiredKeys,
    });
  }
  if (typeof schema.additionalProperties === 'object')
    return fc.dictionary(fc.uuid(), valueOf(schema.additionalProperties), { maxKeys: 3 });
  if (type === 'integer')
    return fc.integer({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000 });
  if (type === 'number')
    return fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1000, noNaN: true });
  if (type === 'boolean') return fc.boolean();
  if (type === 'null') return fc.constant(null);
  return textOf(schema);
}

function textOf(schema: InputSchema): Arbitrary<string> {
  const { pattern, format, minLength = 0, maxLength = 40 } = schema;
  const isLong = (text: string) => text.length >= minLength && text.length <= maxLength;
  if (format && formats[format] && !pattern) return formats[format].filter(isLong);
  const unit = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz ÀéßŠ₦ọńйあ😀\'"<>&%\\/,.-0123456789');
  if (pattern && !pattern.startsWith('[^'))
    return fc.stringMatching(new RegExp(pattern, 'u')).filter(isLong);
  const matches = (text: string) => !pattern || new RegExp(pattern, 'u').test(text);
  return fc
    .string({ unit, minLength, maxLength: Math.min(maxLength, minLength + 40) })
    .filter(isLong)
    .filter(matches);
}
