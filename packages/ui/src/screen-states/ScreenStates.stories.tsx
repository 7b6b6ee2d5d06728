import { Button } from '../button/Button.tsx';
import { Card } from '../layout/Card.tsx';
import { arabic, longGerman, longGreek, noop } from '../stories/sample-words.ts';
import { inThemes, rightToLeft } from '../stories/story-frames.tsx';
import { Text } from '../text/Text.tsx';
import { ScreenStates } from './ScreenStates.tsx';
import { Skeleton } from './Skeleton.tsx';

export default {
  title: 'Feedback/ScreenStates',
  component: ScreenStates,
  subcomponents: { Skeleton },
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

export function Loading() {
  return <ScreenStates state={{ kind: 'loading', text: 'Loading your hives …' }}>-</ScreenStates>;
}

export function LoadingWithItsOwnSkeleton() {
  return (
    <ScreenStates
      state={{ kind: 'loading' }}
      skeleton={
        <Card>
          <Skeleton lines={4} />
        </Card>
      }
    >
      -
    </ScreenStates>
  );
}

export function Empty() {
  return (
    <ScreenStates
      state={{
        kind: 'empty',
        icon: 'apiary',
        title: 'No apiaries yet',
        text: 'An apiary is a place where your hives stand. Make the first one; it takes a minute.',
        action: (
          <Button kind="main" icon="add">
            New apiary
          </Button>
        ),
      }}
    >
      -
    </ScreenStates>
  );
}

export function Failed() {
  return (
    <ScreenStates
      state={{
        kind: 'error',
        title: 'Your hives could not be loaded',
        text: 'Something went wrong on our side. Try again; if it keeps happening, tell us what you did.',
        onRetry: noop,
        retryLabel: 'Try again',
      }}
    >
      -
    </ScreenStates>
  );
}

export function Offline() {
  return (
    <ScreenStates
      state={{
        kind: 'offline',
        title: 'You are offline',
        text: 'This screen has not been opened on this device yet. It comes when you are back online.',
        onRetry: noop,
        retryLabel: 'Try again',
      }}
    >
      -
    </ScreenStates>
  );
}

export function Ready() {
  return (
    <ScreenStates state={{ kind: 'ready' }}>
      <Card>
        <Text>Four hives in the orchard.</Text>
      </Card>
    </ScreenStates>
  );
}

export function LongWords() {
  return (
    <ScreenStates
      state={{ kind: 'error', title: longGerman, text: longGreek, onRetry: noop, retryLabel: longGerman }}
    >
      -
    </ScreenStates>
  );
}

export const RightToLeft = rightToLeft(() => (
  <ScreenStates
    state={{ kind: 'empty', title: arabic, text: arabic, action: <Button kind="main">{arabic}</Button> }}
  >
    -
  </ScreenStates>
));
export const Themes = inThemes(() => (
  <>
    <Empty />
    <Failed />
    <Skeleton lines={3} />
  </>
));
