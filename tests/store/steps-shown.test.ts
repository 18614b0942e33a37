import { expect, test, vi } from 'vitest';
import { stepsShown } from '#store/steps-shown.ts';

test('without any step there is nothing to wait for', () => {
  const then = vi.fn();
  stepsShown().onceShown(then);
  expect(then).toHaveBeenCalledOnce();
});

test('a callback for a step is called once that step or a later one is shown', () => {
  const steps = stepsShown();
  const [first, second] = [vi.fn(), vi.fn()];
  steps.take();
  steps.onceShown(first);
  steps.take();
  steps.onceShown(second);
  expect(first).not.toHaveBeenCalled();
  steps.show(1, () => undefined);
  expect(first).toHaveBeenCalledOnce();
  expect(second).not.toHaveBeenCalled();
  steps.show(2, () => undefined);
  expect(second).toHaveBeenCalledOnce();
});

test('a step shown late does not go back behind a later one', () => {
  const steps = stepsShown();
  const late = vi.fn();
  steps.take();
  steps.take();
  steps.show(2, () => undefined);
  steps.show(1, late);
  expect(late).not.toHaveBeenCalled();
});
