import { ReadOnlyDatabase } from '../../src/platform/database/read-only-database.ts';
import { type Sql, sql } from '../../src/platform/database/sql.ts';

/** A part of a plan that reads a table. */
export interface Scan {
  table: string;
  how: string;
  indexes: string[];
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Node[];
}

type Explained = { 'QUERY PLAN': [{ Plan: Node }] };

/** ReadOnlyDatabase that also ask PostgreSQL how it does what it is asked: the statements are the product's own. */
export class ExplainedReads extends ReadOnlyDatabase {
  private readonly scans: Scan[] = [];

  /** The names of statements that were planned once. */
  readonly names: string[] = [];

  /** How tables have been read since the last time it was asked. */
  take = (): Scan[] => this.scans.splice(0);

  override async rows<Row>(statement: Sql, name?: string): Promise<Row[]> {
    this.note(await super.rows<Explained>(explain(statement)));
    if (name) this.names.push(name);
    return super.rows(statement, name);
  }

  override async rowsWith<Row>(setting: Sql, statement: Sql): Promise<Row[]> {
    this.note(await super.rowsWith<Explained>(setting, explain(statement)));
    return super.rowsWith(setting, statement);
  }

  /** But for the version of the dataset, a table of one row, and for samples, which read a few pages of a table. */
  private note([row]: Explained[]): void {
    const scans = row ? scansIn(row['QUERY PLAN'][0].Plan) : [];
    const isSample = scans.some(({ how }) => how === 'Sample Scan');
    this.scans.push(...scans.filter(({ table }) => table !== 'dataset' && !isSample));
  }
}

const explain = (statement: Sql) => sql`explain (format json) ${statement}`;

function scansIn(node: Node): Scan[] {
  const { 'Relation Name': table, 'Node Type': how, 'Index Name': index, Plans: inner = [] } = node;
  const indexes = index ? [index] : inner.flatMap(bitmapsIn);
  return [...(table ? [{ table, how, indexes }] : []), ...inner.flatMap(scansIn)];
}

/** A bitmap heap scan has its indexes below it. */
const bitmapsIn = ({ 'Node Type': how, 'Index Name': index, Plans: inner = [] }: Node): string[] =>
  how === 'Bitmap Index Scan' && index ? [index] : inner.flatMap(bitmapsIn);
