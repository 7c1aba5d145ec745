/** Looks for anything in a store that should not be. */
import type { Sql } from '../contact/stores/sql.ts';

const QUESTIONS: readonly { readonly finds: string; readonly sql: string }[] = [
  {
    finds: 'leads without a record of consent',
    sql: 'SELECT count(*) AS count FROM leads WHERE id NOT IN (SELECT lead_id FROM consents)',
  },
  {
    finds: 'records of consent without their text',
    sql: 'SELECT count(*) AS count FROM consents WHERE text_version NOT IN (SELECT version FROM consent_texts)',
  },
  {
    finds: 'delivered leads without the time of delivery',
    sql: `SELECT count(*) AS count FROM leads WHERE state = 'delivered' AND delivered_at IS NULL`,
  },
  {
    finds: 'leads that are due in more than two days',
    sql: `SELECT count(*) AS count FROM leads WHERE state = 'pending' AND due_at - planned_at > 172800000`,
  },
];

/** What is wrong, in words; empty when nothing is. */
export async function checkRecords(sql: Sql): Promise<string[]> {
  const problems: string[] = [];
  for (const question of QUESTIONS) {
    const count = (await sql.all<{ count: number }>(question.sql))[0]?.count ?? 0;
    if (count > 0) problems.push(`${count} ${question.finds}`);
  }
  return problems;
}
