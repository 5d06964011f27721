import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { document } from './contract.ts';

const ajv = new Ajv2020({ allErrors: true, strictTypes: false });
addFormats.default(ajv);
ajv.addVocabulary(['example', ...Object.keys(document)]);
ajv.addSchema(document, 'contract');

const compiled = new Map<string, ValidateFunction>();

/** What is wrong with a value by the schema at a place of the contract (a JSON pointer); undefined when it fits. */
export function misfit(place: string, value: unknown): string | undefined {
  let validate = compiled.get(place);
  if (!validate) {
    validate = ajv.compile({ $ref: `contract#${encodeURI(place)}` });
    compiled.set(place, validate);
  }
  return validate(value) ? undefined : ajv.errorsText(validate.errors, { dataVar: 'it' });
}
