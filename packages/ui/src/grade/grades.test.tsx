import { screen } from '@testing-library/react';
import { useState } from 'react';
import { draw } from '../testing/draw.tsx';
import { GradeField } from './GradeField.tsx';
import { ScoreField } from './ScoreField.tsx';

function Grade({ value: first }: { value: number | undefined }) {
  const [value, setValue] = useState(first);
  return <GradeField label="Impression" value={value} onChange={setValue} />;
}

const chosen = () => screen.queryByRole<HTMLInputElement>('radio', { checked: true })?.value;

test('a face is a quick grade, and a number a more exact one', async () => {
  const { user } = draw(<Grade value={undefined} />);
  await user.click(screen.getByRole('button', { name: 'Good' }));
  expect(chosen()).toBe('9');
  await user.click(screen.getByRole('radio', { name: '8' }));
  expect(chosen()).toBe('8');
  expect(screen.getByRole('button', { name: 'Good', pressed: true })).toBeTruthy();
});

test.each([
  [1, 'Bad'],
  [4, 'Bad'],
  [5, 'Fair'],
  [7, 'Fair'],
  [8, 'Good'],
  [10, 'Good'],
])('grade %i shows the face %s', (grade, face) => {
  draw(<Grade value={grade} />);
  expect(screen.getByRole('button', { pressed: true }).textContent).toBe(face);
});

test('a grade is taken back by pressing its face again, or by its button', async () => {
  const { user } = draw(<Grade value={2} />);
  await user.click(screen.getByRole('button', { name: 'Bad' }));
  expect(chosen()).toBeUndefined();
  await user.click(screen.getByRole('radio', { name: '10' }));
  await user.click(screen.getByRole('button', { name: 'Clear the answer: Impression' }));
  expect(chosen()).toBeUndefined();
});

test('stars are named by how many of how many', async () => {
  const change = jest.fn();
  const { user } = draw(<ScoreField label="Temper" max={5} value={2} onChange={change} />);
  await user.click(screen.getByRole('radio', { name: '4 of 5' }));
  expect(change).toHaveBeenLastCalledWith(4);
  await user.click(screen.getByRole('radio', { name: '2 of 5' }));
  expect(change).toHaveBeenLastCalledWith(undefined);
});

test('a score with words is named by them', async () => {
  const change = jest.fn();
  const labels = ['Poor', 'Fair', 'Good'];
  const { user } = draw(
    <ScoreField label="Brood" max={3} labels={labels} value={undefined} onChange={change} />,
  );
  await user.click(screen.getByRole('radio', { name: 'Good' }));
  expect(change).toHaveBeenLastCalledWith(3);
});
