/** A request to show as a command, without placeholders in `path`. */
export interface WorkedRequest {
  method: string;
  path: string;
  query: Record<string, string>;
  /** Values may contain shell variables. */
  headers: Record<string, string>;
  json?: unknown;
  /** Sent as multipart/form-data, with a file. */
  form?: { fields: Record<string, unknown>; file: string };
}

/** The request as a curl command for a POSIX shell, where `$SITE` is the address of the marketplace. */
export function curl({ method, path, query, headers, json, form }: WorkedRequest): string {
  const parameters = Object.entries(query);
  const words = [
    `curl ${verb(method, parameters.length > 0, json !== undefined || form !== undefined)}"$SITE${path}"`,
    ...parameters.map(([name, value]) => `--data-urlencode ${quoted(`${name}=${value}`)}`),
    ...Object.entries(headers).map(([name, value]) => `-H "${name}: ${value}"`),
  ];
  if (json !== undefined) {
    words.push(
      `-H "Content-Type: application/json"`,
      `-d ${quoted(JSON.stringify(json, null, 2))}`,
    );
  }
  if (form) words.push(...formWords(form));
  return words.join(' \\\n  ');
}

/** curl's default is GET without and POST with a body; -G puts data in the query. */
function verb(method: string, hasQuery: boolean, hasBody: boolean): string {
  if (method === 'get') return hasQuery ? '-G ' : '';
  return method === 'post' && hasBody ? '' : `-X ${method.toUpperCase()} `;
}

const formWords = ({ fields, file }: NonNullable<WorkedRequest['form']>) => [
  ...Object.entries(fields).map(
    ([name, value]) => `--form-string ${quoted(`${name}=${String(value)}`)}`,
  ),
  `-F ${file}=@picture.jpg`,
];

const quoted = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;
