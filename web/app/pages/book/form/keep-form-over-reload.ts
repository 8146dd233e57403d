import type { BrowserStorage } from '../../../lib/browser-storage.ts';
import { formKeys } from '../../../state/stored-tree.ts';
import { type BookingForm, emptyForm } from './form.ts';

/** Saves the form for a reload, without token and health notes, which are stored elsewhere. */
export function saveForm(shelf: BrowserStorage, form: BookingForm): void {
  shelf.setItem(formKeys.form, JSON.stringify(withoutSecrets(form)));
}

/** The saved form, or null when there is none that can be read. */
export function readForm(shelf: BrowserStorage): BookingForm | null {
  return read(shelf, formKeys.form);
}

/** Sets a booking aside while its client signs in again. */
export function savePending(shelf: BrowserStorage, form: BookingForm): void {
  shelf.setItem(formKeys.pending, JSON.stringify(withoutSecrets(form)));
}

/** Takes back the booking that was set aside, once. */
export function takePending(shelf: BrowserStorage): BookingForm | null {
  const pending = read(shelf, formKeys.pending);
  shelf.removeItem(formKeys.pending);
  return pending;
}

/** The form without what must not be saved. */
export function withoutSecrets(form: BookingForm): BookingForm {
  return { ...form, access: '', medicalIssues: '' };
}

function read(shelf: BrowserStorage, key: string): BookingForm | null {
  const text = shelf.getItem(key);
  if (text === null) return null;
  try {
    const saved: unknown = JSON.parse(text);
    return isForm(saved) ? { ...emptyForm, ...saved } : null;
  } catch {
    return null;
  }
}

/** Guards against a form saved by another version: every saved field has today's type. */
function isForm(saved: unknown): saved is Partial<BookingForm> {
  if (typeof saved !== 'object' || saved === null) return false;
  const fields = saved as Record<string, unknown>;
  return Object.entries(emptyForm).every(([name, empty]) => {
    const value = fields[name];
    if (empty === null) return value === null || typeof value === 'number';
    if (empty === undefined || value === undefined) return true;
    return typeof value === typeof empty && Array.isArray(value) === Array.isArray(empty);
  });
}
