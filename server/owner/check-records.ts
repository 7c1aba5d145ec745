/** Looks for records that contradict each other, and for leads kept too long. */
import type { Sql } from '../contact/stores/sql.ts';
import { countExpiredUndelivered } from './retention.ts';

const CHECKS: readonly { readonly problem: string; readonly sql: string }[] = [
  {
    problem: 'leads without a consent record',
    sql: 'SELECT count(*) AS count FROM leads WHERE id NOT IN (SELECT lead_id FROM consents)',
  },
  {
    problem: 'consent records without their text',
    sql: 'SELECT count(*) AS count FROM consents WHERE text_version NOT IN (SELECT version FROM consent_texts)',
  },
  {
    problem: 'delivered leads without the time of delivery',
    sql: `SELECT count(*) AS count FROM leads WHERE state = 'delivered' AND delivered_at IS NULL`,
  },
  {
    problem: 'leads that are due in more than two days',
    sql: `SELECT count(*) AS count FROM leads WHERE state = 'pending' AND due_at - planned_at > 172800000`,
  },
];

/** One line for each problem. */
export async function checkRecords(sql: Sql): Promise<string[]> {
  const problems: string[] = [];
  for (const { problem, sql: text } of CHECKS) {
    const count = (await sql.all<{ count: number }>(text))[0]?.count ?? 0;
    if (count > 0) problems.push(`${count} ${problem}`);
  }
  const expired = await countExpiredUndelivered(sql, await sql.now());
  if (expired > 0)
    problems.push(`${expired} undelivered leads older than 12 months: retry them, or purge --undelivered`);
  return problems;
}
