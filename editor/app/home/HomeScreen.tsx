import type { Messages } from '../../server/messages.ts';
import type { Sample } from '../../server/content/samples.ts';
import type { Path, UnpublishedChanges } from '../../shared/api.ts';
import { formAddress, NEW_ENTRY } from '../route.ts';
import { useContent, useData } from '../server-api.ts';
import { Row, Screen } from '../ui.tsx';

const count = (label: string, number: number) => (number > 0 ? `${label} (${String(number)})` : label);

/** `Messages (2)` and `Changes`; no messages where there are none to read. */
export function useLabels(): { messages: string | undefined; changes: string } {
  const { data: messages } = useData<Messages>('messages', { refreshInterval: 30_000 });
  const { data: changes } = useData<UnpublishedChanges>('changes');
  const unanswered = messages?.list?.filter(({ answeredAt }) => answeredAt === null).length;
  return {
    messages: unanswered === undefined ? undefined : count('Messages', unanswered),
    changes: count('Changes', changes?.files.length ?? 0),
  };
}

/** What the owner does most, each with what it holds now. */
export function HomeScreen() {
  const { salon, entries } = useContent();
  const { data: samples = [] } = useData<readonly Sample[]>('samples');
  const { data: unpublished } = useData<UnpublishedChanges>('changes');
  const { messages, changes } = useLabels();
  const part = (field: string, path: Path = []) => {
    const entry = entries.find(({ fields }) => fields?.[0] === field);
    return entry && <Row href={formAddress(entry, path)} title={entry.label} text={entry.summary} />;
  };
  const services = entries.filter(({ file }) => file.startsWith('content/services/'));
  return (
    <Screen title={salon} className="home">
      {samples.length > 0 && (
        <p className="sample">
          <a href="#samples">{`Before going live: ${String(samples.length)} examples to change or confirm`}</a>
        </p>
      )}
      <ul className="rows">
        <Row href="#prices" title="Change a price" text={services.map(({ label }) => label).join(', ')} />
        {part('holidays', ['holidays', NEW_ENTRY])}
        {part('hours')}
        <Row href="#photos" title="Add a photo" />
        <Row href="#articles" title="Write an article" />
        {messages && (
          <Row
            href="#messages"
            title={messages}
            text={messages === 'Messages' ? 'All are answered' : 'To answer'}
          />
        )}
        <Row
          href="#changes"
          title={changes}
          text={
            !unpublished
              ? 'Comparing…'
              : unpublished.files.length > 0
                ? 'Not published yet'
                : 'Nothing new to publish'
          }
        />
        <Row href="#all" title="Everything else" text="Team, reviews, gallery, pages" />
      </ul>
    </Screen>
  );
}
