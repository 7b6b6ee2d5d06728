import { screen } from '@testing-library/react';
import { draw } from '../testing/draw.tsx';
import { Badge } from './Badge.tsx';

test('a badge says what it counts, stops at 99, and is silent at none', () => {
  const { redraw } = draw(<Badge count={120} label="120 alerts" />);
  expect(screen.getByRole('img', { name: '120 alerts' }).textContent).toBe('99+');
  redraw(<Badge count={0} label="0 alerts" />);
  expect(screen.queryByRole('img')).toBeNull();
});
