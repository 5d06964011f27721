{
  const say = (text) => {
    document.getElementById('stayed').textContent = text;
  };
  const stay = () => say(document.getElementById('stayed').dataset.text);
  addEventListener('stayed', ({ detail }) => (typeof detail === 'string' ? say(detail) : stay()));
  let sent;
  let timer;
  const forget = () => (sent = undefined);
  addEventListener('pageshow', ({ persisted }) => persisted && forget());
  addEventListener('submit', (event) => {
    const { target: form, submitter, defaultPrevented } = event;
    const method = (submitter && submitter.formMethod) || form.method;
    if (defaultPrevented || method !== 'post') return;
    if (!navigator.onLine) stay();
    else if (form !== sent) {
      sent = form;
      clearTimeout(timer);
      timer = setTimeout(forget, REPEAT_MS);
      return;
    }
    event.preventDefault();
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
