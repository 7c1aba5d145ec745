import type { Path, Sample } from '../../shared/api.ts';
import { useCounts, withCount } from '../use-counts.ts';
import { formAddress, NEW_ITEM } from '../route.ts';
import { useContent, useData } from '../server-api.ts';
import { Row, Screen } from '../ui.tsx';

/** What the owner does most, each with what it holds now. */
export function HomeScreen() {
  const { salon, menu } = useContent();
  const { data: samples = [], error } = useData<readonly Sample[]>('samples');
  const { unanswered, unpublished } = useCounts();
  const state = unpublished === 0 ? 'Nothing new to publish' : 'Not published yet';
  const part = (field: string, path: Path = []) => {
    const form = menu.find(({ fields }) => fields?.[0] === field);
    return form && <Row href={formAddress(form, path)} title={form.label} text={form.summary} />;
  };
  const services = menu.filter(({ kind }) => kind === 'services');
  return (
    <Screen title={salon}>
      {(samples.length > 0 || error) && (
        <p className="sample-note">
          <a href="#samples">
            {withCount('Before going live: examples to change or confirm', samples.length)}
          </a>
        </p>
      )}
      <ul className="rows rows--large">
        <Row href="#prices" title="Change a price" text={services.map(({ label }) => label).join(', ')} />
        {part('holidays', ['holidays', NEW_ITEM])}
        {part('hours')}
        <Row href="#photos" title="Add a photo" />
        <Row href="#articles" title="Write an article" />
        {unanswered !== undefined && (
          <Row
            href="#messages"
            title={withCount('Messages', unanswered)}
            text={unanswered === 0 ? 'All are answered' : 'To answer'}
          />
        )}
        <Row
          href="#changes"
          title={withCount('Changes', unpublished)}
          text={unpublished === undefined ? 'Comparing…' : state}
        />
        <Row href="#all" title="Everything else" text="Team, reviews, gallery, pages" />
      </ul>
    </Screen>
  );
}
