import { ArrayType } from '@mikro-orm/postgresql';

/** A `text[]` whose texts stay texts: the ORM writes the word "null" without quotes, and PostgreSQL reads NULL. */
export class TextArray extends ArrayType<string> {
  override convertToDatabaseValue(values: string[] | null): string | null {
    return values && `{${values.map((value) => JSON.stringify(value)).join(',')}}`;
  }
}
