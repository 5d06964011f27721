{
  const say = (text) => {
    document.getElementById('stayed').textContent = text;
  };
  const stay = () => say(document.getElementById('stayed').dataset.text);
  addEventListener('stayed', stay);
  addEventListener('submit', (event) => {
    const { target: form, submitter, defaultPrevented } = event;
    const method = (submitter && submitter.formMethod) || form.method;
    if (navigator.onLine || defaultPrevented || method !== 'post') return;
    event.preventDefault();
    stay();
  });
  addEventListener('online', () => {
    say('');
    const kept = document.querySelector('[data-kept-page]');
    if (kept) kept.remove();
  });
}
