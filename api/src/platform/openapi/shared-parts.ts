import type { OpenAPIObject } from '@nestjs/swagger';
import type { Schema } from './example-of.ts';
import { type Call, callsOf, type Media, type Operation, responseContentOf } from './operations.ts';

type Response = Exclude<Operation['responses'][string], { $ref: string } | undefined>;
type Parameter = Exclude<NonNullable<Operation['parameters']>[number], { $ref: string }>;

/** Moves what is repeated of examples, responses and parameters to `components`, and leaves references. */
export function shareParts(document: OpenAPIObject): void {
  const calls = callsOf(document);
  document.components = {
    ...document.components,
    examples: { ...document.components?.examples, ...sharedExamples(document, calls) },
    responses: sharedResponses(calls),
    parameters: sharedParameters(calls),
  };
}

function sharedResponses(calls: readonly Call[]) {
  const all = calls.flatMap(({ operation: { responses } }) =>
    Object.entries(responses).map(([status, response]) => ({
      responses,
      status,
      response: response as Response,
      text: JSON.stringify(response),
    })),
  );
  const repeated = all.filter(({ text }) => all.filter((one) => one.text === text).length > 1);
  const shared: Record<string, Response> = {};
  for (const { responses, status, response, text } of repeated) {
    const name = nameOf(status, response);
    shared[name] ??= response;
    if (JSON.stringify(shared[name]) === text)
      responses[status] = { $ref: `#/components/responses/${name}` };
  }
  return shared;
}

/** A refusal is named after its codes, another response after its status and schema. */
function nameOf(status: string, { content = {} }: { content?: Media }): string {
  const { examples } = content['application/problem+json'] ?? {};
  if (examples) return Object.keys(examples).join('.');
  if (status === '304') return 'not_modified';
  const [media] = Object.values(content);
  return [status, media?.schema && schemaName(media.schema)].filter(Boolean).join('_');
}

function sharedParameters(calls: readonly Call[]) {
  for (const parameter of calls.flatMap(({ operation }) => operation.parameters ?? []))
    if ('in' in parameter) {
      leaveDescriptionOnce(parameter);
      if (!parameter.required) delete parameter.required;
    }
  const all = calls.flatMap(({ operation: { parameters = [], tags = [] } }) =>
    parameters.map((parameter) => ({
      parameters,
      parameter: parameter as Parameter,
      tag: tags[0] ?? '',
      text: JSON.stringify(parameter),
    })),
  );
  const repeated = all.filter(({ text }) => all.filter((one) => one.text === text).length > 1);
  const shared: Record<string, Parameter> = {};
  for (const { parameters, parameter, tag, text } of repeated) {
    const { name } = parameter;
    const isAlone = repeated.every((one) => one.parameter.name !== name || one.text === text);
    const own = isAlone ? name : `${tag}_${name}`;
    shared[own] ??= parameter;
    // Another call of the tag may have a different parameter of that name.
    if (JSON.stringify(shared[own]) !== text) continue;
    parameters[parameters.indexOf(parameter)] = { $ref: `#/components/parameters/${own}` };
  }
  return shared;
}

/** Swagger copies Zod's description from the schema to the parameter. */
function leaveDescriptionOnce({ schema, description }: Parameter): void {
  if (schema && 'description' in schema && schema.description === description)
    delete schema.description;
}

/** The examples of responses with a named schema, by that name; they replace the examples of the schemas. */
function sharedExamples({ components }: OpenAPIObject, calls: readonly Call[]) {
  const shared: Record<string, { value: unknown }> = {};
  for (const media of calls.flatMap(({ operation }) =>
    Object.values(responseContentOf(operation)),
  )) {
    const name = media.schema && schemaName(media.schema);
    if (!name || media.example === undefined) continue;
    shared[name] ??= { value: media.example };
    media.examples = { [name]: { $ref: `#/components/examples/${name}` } };
    delete media.example;
    const schema = components?.schemas?.[name];
    if (schema && 'example' in schema) delete schema.example;
  }
  return shared;
}

/** The name of a schema, of the first of several, or of the entries of a list. */
function schemaName({ $ref, anyOf: [first] = [], items }: Schema): string | undefined {
  const name = $ref?.split('/').at(-1) ?? (first && schemaName(first));
  const entry = items && schemaName(items);
  return entry ? `${entry}List` : name;
}
