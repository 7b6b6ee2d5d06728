/** While somebody types, the browser fetches what they will see next. Nothing of it is asked for before. */
export function fetchAppAhead(page: HTMLElement): void {
  page.addEventListener('focusin', fetchAll, { once: true });
}

function fetchAll(): void {
  const urls: string[] = JSON.parse(document.getElementById('skep-next')?.textContent ?? '[]');
  for (const href of urls) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'prefetch', as: 'script', crossOrigin: 'anonymous', href });
    document.head.append(link);
  }
}
