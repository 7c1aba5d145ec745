import { useCallback, useEffect, useState } from 'react';
import { type ContentEntry, type ContentList } from '../api.ts';
import { ContentMenu } from './content/ContentMenu.tsx';
import { FileEditor } from './content/FileEditor.tsx';
import { Preview } from './content/Preview.tsx';
import { loadContent } from './server-api.ts';

/** Name of an entry in the address. */
const addressOf = ({ file, fields }: ContentEntry) => `#${file}${fields ? `:${fields.join(',')}` : ''}`;

/** The editor: contents, the form of one of them, and the live page. */
export function App() {
  const [content, setContent] = useState<ContentList>();
  const [failure, setFailure] = useState<string>();
  const [address, setAddress] = useState(location.hash);

  const load = useCallback(() => {
    loadContent().then(setContent, (error: unknown) => {
      setFailure((error as Error).message);
    });
  }, []);
  useEffect(load, [load]);
  useEffect(() => {
    const follow = () => {
      setAddress(location.hash);
    };
    addEventListener('hashchange', follow);
    return () => {
      removeEventListener('hashchange', follow);
    };
  }, []);

  if (!content) return <main className="notice">{failure ?? 'Opening…'}</main>;
  const entry = content.entries.find((one) => addressOf(one) === decodeURI(address)) ?? content.entries[0];
  if (!entry) return <main className="notice">There is no content.</main>;
  return (
    <div className="editor">
      <header className="bar">
        <p className="bar__name">{content.salon}</p>
      </header>
      <ContentMenu entries={content.entries} current={entry} addressOf={addressOf} />
      <FileEditor key={addressOf(entry)} entry={entry} choices={content.choices} onSaved={load} />
      <Preview key={entry.page} origin={content.preview} page={entry.page} />
    </div>
  );
}
