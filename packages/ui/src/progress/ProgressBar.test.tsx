import { render, screen } from '@testing-library/react';
import { ProgressBar } from './ProgressBar.tsx';

test('says what is going on and how far it is', () => {
  render(<ProgressBar label="Gathering" percent={45} percentText="45 %" />);
  const bar = screen.getByRole('progressbar', { name: 'Gathering' });
  expect(bar.getAttribute('value')).toBe('45');
  expect(screen.getByText('45 %', { selector: 'span' })).toBeTruthy();
});
