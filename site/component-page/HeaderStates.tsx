import { Header, type HeaderProps } from '../layouts/Header.tsx';
import { Menu } from '../layouts/Menu.tsx';
import { type HoursLine } from '../ui/Hours.tsx';
import { Example, Group } from './Example.tsx';

interface Props extends Omit<HeaderProps, 'over'> {
  hours: readonly HoursLine[];
}

/** States of the header and the menu, which depend on scrolling and on what is below them. They do nothing here. */
export function HeaderStates({ hours, ...header }: Props) {
  return (
    <>
      <Group name="Header">
        <Example state="on paper" wide>
          <Header {...header} over="paper" />
        </Example>
        <Example state="on a picture" on="ember" wide>
          <Header {...header} over="picture" />
        </Example>
        <Example state="scrolled" set={['.header', 'data-solid', '']} wide>
          <Header {...header} over="paper" />
        </Example>
        <Example state="list of services open" set={['.dropdown__button', 'aria-expanded', 'true']} wide>
          <Header {...header} over="paper" />
        </Example>
        <Example state="menu open" set={['.header__toggle', 'aria-expanded', 'true']} wide>
          <Header {...header} over="paper" />
        </Example>
      </Group>
      <Group name="Menu">
        <Example state="open" wide>
          <Menu {...header} hours={hours} />
        </Example>
        <Example state="focus" force="focus" wide>
          <Menu {...header} hours={hours} />
        </Example>
      </Group>
    </>
  );
}
