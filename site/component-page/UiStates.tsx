import { Breadcrumbs } from '../ui/Breadcrumbs.tsx';
import { Button } from '../ui/Button.tsx';
import { Field } from '../ui/Field.tsx';
import { Hours, type HoursLine } from '../ui/Hours.tsx';
import { type OpeningPlan } from '../ui/open-line.ts';
import { OpenNow } from '../ui/OpenNow.tsx';
import { type PictureData } from '../ui/picture-data.ts';
import { Picture } from '../ui/Picture.tsx';
import { PriceList, type PriceLine } from '../ui/PriceList.tsx';
import { ReadingList } from '../ui/ReadingList.tsx';
import { Tags } from '../ui/Tags.tsx';
import { TextLink } from '../ui/TextLink.tsx';
import { TickList } from '../ui/TickList.tsx';
import { ViewLink } from '../ui/ViewLink.tsx';
import { Visit } from '../ui/Visit.tsx';
import { Example, Group } from './Example.tsx';
import { LONG_NAME, LONG_TEXT } from './long-texts.ts';

interface Props {
  addressLines: readonly string[];
  hours: readonly HoursLine[];
  openNow: OpeningPlan;
  picture: PictureData;
}

/** Everything in site/ui. */
export function UiStates({ addressLines, hours, openNow, picture }: Props) {
  return (
    <>
      <Buttons />
      <Group name="TextLink">
        <Example state="rest">
          <TextLink href="#TextLink">Directions</TextLink>
        </Example>
        <Example state="hover" force="hover">
          <TextLink href="#TextLink">Directions</TextLink>
        </Example>
        <Example state="focus" force="focus">
          <TextLink href="#TextLink">Directions</TextLink>
        </Example>
        <Example state="long text">
          <TextLink href="#TextLink">{LONG_TEXT}</TextLink>
        </Example>
      </Group>
      <Fields />
      <Group name="Breadcrumbs">
        <Example state="rest">
          <Breadcrumbs trail={[{ name: 'Home', href: '/' }]} current="Blog" />
        </Example>
        <Example state="long text">
          <Breadcrumbs
            trail={[
              { name: 'Home', href: '/' },
              { name: 'Blog', href: '/blog' },
            ]}
            current={LONG_TEXT}
          />
        </Example>
      </Group>
      <Lists picture={picture} />
      <Group name="Hours">
        <Example state="rest">
          <Hours lines={hours} />
        </Example>
      </Group>
      <Group name="OpenNow">
        <Example state="now">
          <OpenNow plan={openNow} />
        </Example>
        <Example state="never open">
          <OpenNow plan={{ ...openNow, week: openNow.week.map(() => []), days: {} }} />
        </Example>
      </Group>
      <Group name="Visit">
        <Example state="with directions">
          <Visit addressLines={addressLines} hours={hours} openNow={openNow} directions="#Visit" />
        </Example>
        <Example state="without directions">
          <Visit addressLines={addressLines} hours={hours} openNow={openNow} />
        </Example>
      </Group>
      <Group name="Picture">
        <Example state="rest">
          <Picture picture={picture} />
        </Example>
        <Example state="loading">
          <Picture picture={{ ...picture, src: '/no-such-picture.jpg', sources: [], alt: '' }} />
        </Example>
      </Group>
      <Group name="ViewLink">
        <Example state="rest">
          <ViewLink large={picture} title="A picture">
            <Picture picture={picture} />
          </ViewLink>
        </Example>
        <Example state="focus" force="focus">
          <ViewLink large={picture} title="A picture">
            <Picture picture={picture} />
          </ViewLink>
        </Example>
      </Group>
    </>
  );
}

function Buttons() {
  return (
    <Group name="Button">
      {(['solid', 'outline', 'paper'] as const).flatMap((variant) =>
        ([undefined, 'hover', 'focus'] as const).map((force) => (
          <Example
            key={`${variant} ${force ?? 'rest'}`}
            state={`${variant}, ${force ?? 'rest'}`}
            {...(force && { force })}
            {...(variant === 'paper' && { on: 'ember' })}
          >
            <Button href="#Button" variant={variant}>
              Book Now
            </Button>
          </Example>
        )),
      )}
      <Example state="sending">
        <button type="button" className="button" aria-disabled>
          Sending...
        </button>
      </Example>
      <Example state="long text">
        <Button href="#Button">{LONG_TEXT}</Button>
      </Example>
    </Group>
  );
}

function Fields() {
  const field = { name: 'name', label: 'Name', placeholder: 'Your full name' };
  return (
    <Group name="Field">
      <Example state="empty">
        <Field {...field} id="field-empty" />
      </Example>
      <Example state="hover" force="hover">
        <Field {...field} id="field-hover" />
      </Example>
      <Example state="focus" force="focus">
        <Field {...field} id="field-focus" />
      </Example>
      <Example state="with hint">
        <Field {...field} id="field-hint" hint="optional" />
      </Example>
      <Example state="error">
        <Field {...field} id="field-error" error="Enter your name" />
      </Example>
      <Example state="sending">
        <Field {...field} id="field-sending" readOnly />
      </Example>
      <Example state="several lines">
        <Field {...field} id="field-lines" lines={4} />
      </Example>
      <Example state="long text">
        <Field {...field} id="field-long" label={LONG_TEXT} error={LONG_TEXT} />
      </Example>
    </Group>
  );
}

function Lists({ picture }: Pick<Props, 'picture'>) {
  const prices: PriceLine[] = [
    { name: 'A service', from: '$1', covers: 'What the price covers.' },
    { name: 'Another', note: 'after a consultation', covers: 'What the price covers.' },
    { name: LONG_NAME, from: '$1,000', covers: LONG_TEXT },
  ];
  const tags = ['Beauty', 'Hair care', LONG_NAME].map((label) => ({ key: label, label, href: '#Tags' }));
  return (
    <>
      <Group name="PriceList">
        <Example state="price, note and long text" wide>
          <PriceList lines={prices} />
        </Example>
      </Group>
      <Group name="ReadingList">
        <Example state="rest and long text">
          <ReadingList
            readings={[
              { href: '#ReadingList', title: 'An article', minutes: 1, picture },
              { href: '#ReadingList-long', title: LONG_TEXT, minutes: 18, picture },
            ]}
          />
        </Example>
      </Group>
      <Group name="Tags">
        <Example state="rest and long text">
          <Tags tags={tags} />
        </Example>
        <Example state="more" force="hover">
          <Tags tags={tags.slice(0, 2)} more={3} />
        </Example>
      </Group>
      <Group name="TickList">
        <Example state="rest and long text">
          <TickList items={['A point', LONG_TEXT]} />
        </Example>
      </Group>
    </>
  );
}
