import { fillText, type Facts } from '../facts.ts';
import { type ReportLine } from './report.ts';

/** Puts facts into a Markdown text, line by line; blocks of code stay as they are. */
export function fillBody(body: string, facts: Facts, report: ReportLine): string {
  let fence: string | undefined;
  return body
    .split('\n')
    .map((line, at) => {
      const mark = /^ {0,3}(?<mark>`{3,}|~{3,})/u.exec(line)?.groups?.mark;
      if (fence === undefined) fence = mark;
      else if (mark?.startsWith(fence)) fence = undefined;
      if (fence !== undefined || mark !== undefined) return line;
      return fillText(line, facts, (message) => {
        report(at + 1, message);
      });
    })
    .join('\n');
}
