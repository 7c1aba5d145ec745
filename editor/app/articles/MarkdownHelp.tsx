const TABLE = '| Service | Time |\n| --- | --- |\n| Cut | half an hour |\n| Color | two hours |';

const MARKS: readonly (readonly [wanted: string, written: string])[] = [
  ['Heading', '## Words'],
  ['Subheading', '### Words'],
  ['Bold', '**words**'],
  ['Italics', '*words*'],
  ['List', '- Words'],
  ['Numbered list', '1. Words'],
  ['Quotation', '> Words'],
  ['Link', '[words](/contact)'],
  ['Picture', '![What it shows](name)'],
  ['Picture with a caption', '![What it shows](name "Caption")'],
];

/** What the buttons write, and how to change it. */
export function MarkdownHelp() {
  return (
    <details className="markdown__help">
      <summary>What the marks mean, and how to change a table</summary>
      <dl>
        {MARKS.map(([wanted, written]) => (
          <div key={wanted}>
            <dt>{wanted}</dt>
            <dd>
              <code>{written}</code>
            </dd>
          </div>
        ))}
      </dl>
      <p>
        The buttons write these marks around the words that you select. The Table button writes a small table
        after the paragraph that you are in. Each of its lines is a row, and <code>|</code> stands between two
        cells:
      </p>
      <pre>{TABLE}</pre>
      <ul>
        <li>The first line has the names of the columns. Leave the line of hyphens below it as it is.</li>
        <li>For another row, copy a line and change its words.</li>
        <li>
          For another column, add a cell at the end of each line, such as <code>Price |</code>, and{' '}
          <code>--- |</code> in the line of hyphens.
        </li>
        <li>An empty line ends the table.</li>
      </ul>
    </details>
  );
}
