import { aliveEvent } from './alive-event.ts';

/**
 * Part of `shellScript`, where `i` says whether a member is signed in. Starts the files that are named in the script's own
 * `data-files`: for a member at once, for a stranger after the first picture of the page, so that on a slow line
 * nothing competes with what is to be seen, or with the first press or key. The last button that was pressed
 * before the page came to life (`aliveEvent`) is pressed again then; links, popovers and forms with an address of their
 * own need no scripts. Any other form is sent again until somebody takes it, which shows in a call of `preventDefault`:
 * sent by the browser it would end in a refusal. Every page carries it: hence so short.
 */
export const deferredScriptLoader =
  'var f=document.currentScript.dataset.files,v,p;' +
  "if(f){f=f.split(' ');" +
  "var go=()=>{f.map(u=>{var e=document.createElement('script');" +
  'e.async=e.src=u;d.firstChild.append(e)});f=[]};' +
  "addEventListener('click',e=>{v||(p=e.target.closest('[type=button]:not([popovertarget])')||p)},true);" +
  `addEventListener('${aliveEvent}',()=>{v=1;p&&setTimeout(()=>{p.click()})},{once:true});` +
  "addEventListener('submit',e=>{var t=e.target;t.matches(':not([action],[method=get])')&&" +
  '(e.preventDefault(),e.preventDefault=()=>{t=0},' +
  'setTimeout(()=>{t&&t.requestSubmit(e.submitter)},99))},true);' +
  'if(i)go();else{' +
  "addEventListener('load',()=>{requestAnimationFrame(()=>{setTimeout(go,99)})});" +
  "['pointerdown','keydown'].map(n=>{addEventListener(n,go,true)})}}";
