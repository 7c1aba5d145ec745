const MARKS = `## Heading
### Smaller heading
**bold** and *italics*
- Entry of a list
1. Entry of a numbered list
> Quotation
[words of a link](/contact)
![What the picture shows](name)
![What it shows](name "Caption")

| Service | Time |
| --- | --- |
| Cut | half an hour |
| Color | two hours |`;

/** What the buttons write, and how to change it. */
export function MarkdownHelp() {
  return (
    <details className="markdown__help">
      <summary>What the marks mean, and how to change a table</summary>
      <pre>{MARKS}</pre>
      <p>
        The buttons write these marks around the words that you select, and a table after the paragraph that
        you are in. Each of its lines is a row, and <code>|</code> stands between two cells. The first line
        names the columns; leave the line of hyphens below it as it is. For another row, copy a line and
        change its words. For another column, add a cell at the end of each line, such as <code>Price |</code>
        , and <code>--- |</code> in the line of hyphens. An empty line ends the table.
      </p>
    </details>
  );
}
