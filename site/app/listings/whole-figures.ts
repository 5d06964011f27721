import { createElement, type ReactNode } from 'react';

/** Characters that fit on every card. */
const FITTING = 24;
const FIGURE = /((?:(?:₦|#|\b(?:NGN|N))\s?)?\d[\d,.]*k?)/gi;

/** A price of a card: a figure beyond what always fits is an element, so that a narrow card leaves it out whole. */
export function wholeFigures(text: string): ReactNode[] {
  const isBeyond = ({ 0: figure, index }: RegExpExecArray) => index + figure.length > FITTING;
  const at = [...text.matchAll(FIGURE)].find(isBeyond)?.index ?? text.length;
  const [start, ...rest] = text.slice(at).split(FIGURE);
  const later = rest.map((part, key) => (key % 2 ? part : createElement('span', { key }, part)));
  return [text.slice(0, at) + start, ...later];
}
