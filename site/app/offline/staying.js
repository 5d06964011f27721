{
  const say = (text) => {
    document.getElementById('stayed').textContent = text;
  };
  const stay = () => say(document.getElementById('stayed').dataset.text);
  addEventListener('stayed', ({ detail }) => (typeof detail === 'string' ? say(detail) : stay()));
  addEventListener('submit', (event) => {
    const { target: form, submitter, defaultPrevented } = event;
    const method = (submitter && submitter.formMethod) || form.method;
    if (navigator.onLine || defaultPrevented || method !== 'post') return;
    event.preventDefault();
    stay();
  });
  const { pathname, search } = location;
  addEventListener('popstate', () => {
    const isOther = location.pathname + location.search !== pathname + search;
    if (isOther && !window.__remixRouter) location.reload();
  });
  addEventListener('online', () => {
    say('');
    const kept = document.querySelector('[data-kept-page]');
    if (kept) kept.remove();
  });
  const waits = document.getElementById('waits');
  const form = waits && JSON.parse(localStorage.getItem('kept:unsent'));
  if (form && form.value) waits.hidden = false;
}
