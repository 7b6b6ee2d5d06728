import { useState } from 'react';
import { Row } from '../layout/Row.tsx';
import { inThemes } from '../stories/story-frames.tsx';
import { toTry } from '../stories/to-try.tsx';
import { IconButton } from './IconButton.tsx';

export default {
  title: 'Actions/IconButton',
  component: IconButton,
  tags: ['autodocs'],
  parameters: { status: 'stable', since: '1.0.0' },
};

export const Playground = toTry(IconButton, { label: 'Favourite', icon: 'star' });

export function Default() {
  return (
    <Row gap={8}>
      <IconButton icon="edit" label="Edit hive 3" />
      <IconButton icon="trash" label="Delete hive 3" />
      <IconButton icon="close" label="Close" />
    </Row>
  );
}

export function Toggle() {
  const [isFavourite, setIsFavourite] = useState(true);
  return (
    <Row gap={8}>
      <IconButton
        icon="star"
        label="Favourite apiary"
        isFilled={isFavourite}
        isPressed={isFavourite}
        onClick={() => setIsFavourite(!isFavourite)}
      />
      <IconButton icon="reminder" label="Hives with a reminder" isPressed={false} />
    </Row>
  );
}

export function Disabled() {
  return <IconButton icon="arrowUp" label="Move up: it is at the top" isDisabled />;
}

export const Themes = inThemes(() => (
  <>
    <Default />
    <Toggle />
    <Disabled />
  </>
));
