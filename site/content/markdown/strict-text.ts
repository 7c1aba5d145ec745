import type { Nodes, Root } from 'mdast';
import { type ReportLine } from './report.ts';

/** Refuses what an article cannot have: HTML, and a heading of the first level, which is the page's own title. */
export function strictText(report: ReportLine) {
  const check = (node: Nodes): void => {
    const line = node.position?.start.line;
    if (node.type === 'html' && !node.value.startsWith('<!--'))
      report(line, `got HTML (${node.value.slice(0, 40)}), wanted Markdown alone`);
    if (node.type === 'heading' && node.depth === 1)
      report(line, 'got a heading with one #, wanted ## or more: the title of the page is the first level');
    if ('children' in node) node.children.forEach(check);
  };
  return (tree: Root): void => {
    check(tree);
  };
}
