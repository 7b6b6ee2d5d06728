import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { draw } from '../testing/draw.tsx';
import { SliderField, type SliderFieldProps } from './SliderField.tsx';

function Live({ value: first, ...props }: Partial<SliderFieldProps>) {
  const [value, setValue] = useState(first);
  return (
    <SliderField label="Covered" min={0} max={100} unit="%" {...props} value={value} onChange={setValue} />
  );
}

const slider = () => screen.getByRole<HTMLInputElement>('slider', { name: 'Covered' });

test('it says "not answered" until it is', async () => {
  const { user } = draw(<Live value={undefined} />);
  expect(slider().getAttribute('aria-valuetext')).toBe('Not answered');
  fireEvent.change(slider(), { target: { value: '65' } });
  expect(slider().getAttribute('aria-valuetext')).toBe('65 %');
  await user.click(screen.getByRole('button', { name: 'Clear the answer: Covered' }));
  expect(screen.getByText('Not answered')).toBeTruthy();
});

test('a press where an unanswered slider rests answers with that value', async () => {
  const { user } = draw(<Live value={undefined} />);
  await user.click(slider());
  expect(slider().getAttribute('aria-valuetext')).toBe('0 %');
});

test('the steppers are exact and stop at the ends', async () => {
  const { user } = draw(<Live value={99} />);
  const more = screen.getByRole('button', { name: 'More: Covered' });
  await user.click(more);
  await user.click(more);
  expect(slider().value).toBe('100');
});

test('a range around zero rests at zero', () => {
  draw(<Live value={undefined} min={-180} max={180} />);
  expect(slider().value).toBe('0');
});
