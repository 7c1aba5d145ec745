import { useCallback, useEffect, useState } from 'react';
import type { ContentEntry, ContentList, FileChanges } from '../shared/api.ts';
import { ContentMenu } from './content/ContentMenu.tsx';
import { FileEditor } from './content/FileEditor.tsx';
import { Preview } from './content/Preview.tsx';
import { MessagesScreen } from './messages/MessagesScreen.tsx';
import { useMessages } from './messages/use-messages.ts';
import { PhotosScreen } from './photos/PhotosScreen.tsx';
import { ChangesScreen } from './publish/ChangesScreen.tsx';
import { HistoryScreen } from './publish/HistoryScreen.tsx';
import { loadContent, request } from './server-api.ts';
import { UnsavedNotice } from './UnsavedNotice.tsx';

/** Name of an entry in the address. */
const addressOf = ({ file, fields }: ContentEntry) => `#${file}${fields ? `:${fields.join(',')}` : ''}`;

const TABS = [
  { label: 'Contents', hash: '' },
  { label: 'Photos', hash: '#photos' },
  { label: 'Changes', hash: '#changes' },
  { label: 'History', hash: '#history' },
  { label: 'Messages', hash: '#messages' },
] as const;

/** The editor: contents, the form of one of them, and the live page. */
export function App() {
  const [content, setContent] = useState<ContentList>();
  const [saves, setSaves] = useState(0);
  const [changed, setChanged] = useState(0);
  const [failure, setFailure] = useState<string>();
  const [address, setAddress] = useState(location.hash);
  const [messages, setMessages] = useMessages(address === '#messages');

  const load = useCallback(() => {
    loadContent().then(setContent, (error: unknown) => {
      setFailure((error as Error).message);
    });
    // Without a repository there are no changes to count; the tab says so.
    request<FileChanges[]>('changes').then(
      (files) => {
        setChanged(files.length);
      },
      () => undefined,
    );
  }, []);
  useEffect(load, [load]);
  const onSaved = useCallback(() => {
    setSaves((before) => before + 1);
    load();
  }, [load]);
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
  const [screen = '', opened] = address.split('/', 2);
  const entry = content.entries.find((one) => addressOf(one) === decodeURI(address)) ?? content.entries[0];
  const hasMessages = messages.status !== 'none';
  const unanswered =
    messages.status === 'found'
      ? messages.messages.filter(({ answeredAt }) => answeredAt === undefined).length
      : 0;
  const tab = TABS.find(({ hash }) => hash === screen) ?? TABS[0];
  if (!entry) return <main className="notice">There is no content.</main>;
  return (
    <div className="editor">
      <header className="bar">
        <p className="bar__name">{content.salon}</p>
        <nav aria-label="Editor">
          {TABS.filter(({ hash }) => hash !== '#messages' || hasMessages).map(({ label, hash }) => (
            <a
              key={label}
              href={hash || addressOf(entry)}
              aria-current={tab.hash === hash ? 'page' : undefined}
            >
              {label}
              {hash === '#changes' && changed > 0 && ` (${String(changed)})`}
              {hash === '#messages' && unanswered > 0 && ` (${String(unanswered)})`}
            </a>
          ))}
        </nav>
        <UnsavedNotice current={decodeURI(address) || addressOf(entry)} />
      </header>
      {tab.hash === '#photos' && <PhotosScreen opened={opened} onChanged={load} />}
      {tab.hash === '#changes' && <ChangesScreen onChanged={load} />}
      {tab.hash === '#history' && <HistoryScreen onChanged={load} />}
      {tab.hash === '#messages' && <MessagesScreen list={messages} onChanged={setMessages} />}
      {tab.hash === '' && (
        <>
          <ContentMenu
            entries={content.entries}
            current={entry}
            addressOf={addressOf}
            hasMessages={hasMessages}
            onCreated={(file) => {
              load();
              location.hash = file;
            }}
          />
          <FileEditor
            key={addressOf(entry)}
            entry={entry}
            entries={content.entries}
            addressOf={addressOf}
            choices={content.choices}
            onSaved={onSaved}
          />
          <Preview key={entry.page} origin={content.preview} page={entry.page} saves={saves} />
        </>
      )}
    </div>
  );
}
