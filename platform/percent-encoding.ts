/** Whether every `%` begins a byte of UTF-8 (RFC 3986 §2.1). */
export function isPercentEncoded(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}
