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
  const told = (...news: [NewsPart, string][]) => act(() => services.news.set(new Map(news)));
  told(['ALERTS', '1']);
  told(['ALERTS', '1'], ['PEOPLE', '7']);
  expect(renew).toHaveBeenCalledTimes(0);
  told(['ALERTS', '2'], ['PEOPLE', '7']);
  expect(renew).toHaveBeenCalledTimes(1);
  // Somebody has signed out.
  told();
  expect(renew).toHaveBeenCalledTimes(1);
});

test('a shell from before there were news is asked for none', () => {
  const { news: _news, ...services } = createFakeServices();
  const renew = jest.fn();
  render(
    <ServicesContext value={services}>
      <Watching renew={renew} />
    </ServicesContext>,
  );
  expect(renew).not.toHaveBeenCalled();
});
