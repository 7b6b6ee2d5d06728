import { Row } from '../layout/Row.tsx';
import { longGerman } from '../stories/sample-words.ts';
import { inThemes } from '../stories/story-frames.tsx';
import { toTry } from '../stories/to-try.tsx';
import { LinkButton } from './LinkButton.tsx';

export default {
  title: 'Actions/LinkButton',
  component: LinkButton,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

export const Playground = toTry(LinkButton, { children: 'New apiary', to: '#new', icon: 'add' });

export function Kinds() {
  return (
    <Row gap={12}>
      <LinkButton to="#create" kind="main" icon="add">
        New apiary
      </LinkButton>
      <LinkButton to="#hives">All hives</LinkButton>
      <LinkButton to="#help" kind="quiet" icon="help">
        How does this work?
      </LinkButton>
    </Row>
  );
}

export function LongWords() {
  return (
    <LinkButton to="#help" icon="help">
      {longGerman} {longGerman}
    </LinkButton>
  );
}

export const Themes = inThemes(Kinds);
