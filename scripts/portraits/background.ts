import { indoorScenes } from './background-indoors.ts';
import { outdoorScenes } from './background-outdoors.ts';
import { studioScenes } from './background-studio.ts';

const scenes = { ...studioScenes, ...indoorScenes, ...outdoorScenes } satisfies Record<string, () => string>;

export type SceneName = keyof typeof scenes;

/** The background of a picture, 800 × 1000. */
export function drawBackground(scene: SceneName): string {
  return scenes[scene]();
}
