import { ReadOnlyDatabase } from '../../src/platform/database/read-only-database.ts';
import { type Sql, sql } from '../../src/platform/database/sql.ts';

/** A node of a query plan that reads a table. */
export interface Scan {
  table: string;
  type: string;
  indexes: string[];
}

interface Node {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  Plans?: Node[];
}

type Explained = { 'QUERY PLAN': [{ Plan: Node }] };

/** A ReadOnlyDatabase that also explains every statement, and records how it reads tables. */
export class ExplainedReads extends ReadOnlyDatabase {
  private readonly scans: Scan[] = [];

  /** Returns and clears the scans recorded so far. */
  take = (): Scan[] => this.scans.splice(0);

  override async rows<Row>(statement: Sql, name?: string): Promise<Row[]> {
    this.record(await super.rows<Explained>(explain(statement)));
    return super.rows(statement, name);
  }

  override async rowsWith<Row>(setting: Sql, statement: Sql): Promise<Row[]> {
    this.record(await super.rowsWith<Explained>(setting, explain(statement)));
    return super.rowsWith(setting, statement);
  }

  /** Ignores `dataset`, a table of one row. */
  private record([row]: Explained[]): void {
    const scans = row ? scansIn(row['QUERY PLAN'][0].Plan) : [];
    this.scans.push(...scans.filter(({ table }) => table !== 'dataset'));
  }
}

const explain = (statement: Sql) => sql`explain (format json) ${statement}`;

function scansIn(node: Node): Scan[] {
  const {
    'Relation Name': table,
    'Node Type': type,
    'Index Name': index,
    Plans: inner = [],
  } = node;
  const indexes = index ? [index] : inner.flatMap(bitmapsIn);
  return [...(table ? [{ table, type, indexes }] : []), ...inner.flatMap(scansIn)];
}

/** The indexes of a bitmap heap scan are in nodes below it. */
const bitmapsIn = ({ 'Node Type': type, 'Index Name': index, Plans: inner = [] }: Node): string[] =>
  type === 'Bitmap Index Scan' && index ? [index] : inner.flatMap(bitmapsIn);
