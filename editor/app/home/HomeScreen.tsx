import type { ContentEntry, Sample } from '../../shared/api.ts';
import { formAddress } from '../route.ts';
import { Row, Screen } from '../ui.tsx';

interface Props {
  salon: string;
  entries: readonly ContentEntry[];
  samples: readonly Sample[];
  /** Labels with their numbers. Undefined where there are no messages to read. */
  messages: string | undefined;
  changes: string;
}

/** What the owner does most, each with what it holds now. */
export function HomeScreen({ salon, entries, samples, messages, changes }: Props) {
  const part = (title: string, field: string) => {
    const entry = entries.find(({ fields }) => fields?.[0] === field);
    return entry && <Row href={formAddress(entry)} title={title} text={entry.summary} />;
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
        {part('Close for a day', 'holidays')}
        {part('Hours', 'hours')}
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
          text={changes === 'Changes' ? 'Nothing new to publish' : 'Not published yet'}
        />
        <Row href="#all" title="Everything else" text="Team, reviews, gallery, pages" />
      </ul>
    </Screen>
  );
}
