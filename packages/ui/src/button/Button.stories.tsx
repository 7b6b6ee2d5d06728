import { Row } from '../layout/Row.tsx';
import { Stack } from '../layout/Stack.tsx';
import { arabic, longGerman, longGreek } from '../stories/sample-words.ts';
import { inThemes, onNarrowPhone, rightToLeft } from '../stories/story-frames.tsx';
import { toTry } from '../stories/to-try.tsx';
import { Button } from './Button.tsx';

export default {
  title: 'Actions/Button',
  component: Button,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

export const Playground = toTry(Button, { children: 'Save inspection', kind: 'main', icon: 'check' });

export function Kinds() {
  return (
    <Stack gap={16}>
      <Row gap={12}>
        <Button kind="main">Save inspection</Button>
        <Button>Add a layer</Button>
        <Button kind="quiet">Not now</Button>
        <Button kind="danger">Delete hive</Button>
      </Row>
      <Row gap={12}>
        <Button kind="main" icon="check">
          Save inspection
        </Button>
        <Button icon="add">Add a layer</Button>
        <Button kind="quiet" icon="retry">
          Try again
        </Button>
        <Button kind="danger" icon="trash">
          Delete hive
        </Button>
      </Row>
    </Stack>
  );
}

export function Busy() {
  return (
    <Row gap={12}>
      <Button kind="main" isBusy>
        Saving …
      </Button>
      <Button isBusy>Upload …</Button>
    </Row>
  );
}

export function Disabled() {
  return (
    <Row gap={12}>
      <Button kind="main" isDisabled>
        Save inspection
      </Button>
      <Button isDisabled icon="add">
        Add a layer
      </Button>
      <Button kind="quiet" isDisabled>
        Not now
      </Button>
    </Row>
  );
}

export function Wide() {
  return (
    <Stack gap={12}>
      <Button kind="main" isWide>
        Sign in
      </Button>
      <Button isWide>Make an account</Button>
    </Stack>
  );
}

export function LongWords() {
  return (
    <Stack gap={12}>
      <Row gap={12}>
        <Button kind="main" icon="check">
          {longGerman} speichern
        </Button>
        <Button>{longGreek}</Button>
      </Row>
    </Stack>
  );
}

export const Narrow = onNarrowPhone(LongWords);
export const RightToLeft = rightToLeft(() => (
  <Row gap={12}>
    <Button kind="main" icon="check">
      {arabic}
    </Button>
    <Button icon="arrowLeft">{arabic}</Button>
  </Row>
));
export const Themes = inThemes(() => (
  <Stack gap={16}>
    <Kinds />
    <Disabled />
  </Stack>
));
