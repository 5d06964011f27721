import type { OpenAPIObject } from '@nestjs/swagger';

/** A call of the contract. */
export type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
export interface Call {
  path: string;
  method: (typeof methods)[number];
  operation: Operation;
}

/** What is sent or answered, by type. */
export type Media = Record<string, { schema?: object; example?: unknown }>;

const methods = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Every call of the contract. */
export const callsOf = ({ paths }: OpenAPIObject): Call[] =>
  Object.entries(paths).flatMap(([path, item]) =>
    methods.flatMap((method) => {
      const operation = item[method];
      return operation ? [{ path, method, operation }] : [];
    }),
  );

/** What a call answers when all is well. */
export function answerOf({ responses }: Operation): Media {
  const [, response] = Object.entries(responses).find(([status]) => /^2/.test(status)) ?? [];
  return (response && 'content' in response ? response.content : undefined) ?? {};
}

/** What a call takes. */
export const bodyOf = ({ requestBody }: Operation): Media =>
  requestBody && 'content' in requestBody ? requestBody.content : {};
