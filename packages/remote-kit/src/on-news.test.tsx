import { act, render } from '@testing-library/react';
import { useOnNews } from './service-hooks.ts';
import type { NewsPart } from './services.ts';
import { ServicesContext } from './services-context.ts';
import { createFakeServices } from './testing/public.ts';

function Watching({ renew }: { renew: () => void }) {
  useOnNews('ALERTS', renew);
  return null;
}

test('what is shown is read again for each change, and neither for the first answer nor for other parts', () => {
  const services = createFakeServices();
  const renew = jest.fn();
  render(
    <ServicesContext value={services}>
      <Watching renew={renew} />
    </ServicesContext>,
  );
  const report = (...news: [NewsPart, string][]) => act(() => services.news.set(new Map(news)));
  report(['ALERTS', '1']);
  report(['ALERTS', '1'], ['PEOPLE', '7']);
  expect(renew).toHaveBeenCalledTimes(0);
  report(['ALERTS', '2'], ['PEOPLE', '7']);
  expect(renew).toHaveBeenCalledTimes(1);
  // Somebody has signed out.
  report();
  expect(renew).toHaveBeenCalledTimes(1);
});
