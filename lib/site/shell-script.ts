import { aliveEvent } from './alive-event.ts';
import { bannerSpaceKey, bannerSpaceAttribute } from '../browser/commerce/banner-space.ts';
import { CHUNK_RELOAD_GUARD_MS } from '../rules/platform/chunk-reload.ts';

/**
 * Part of `shellScript`, where `i` says whether a member is signed in. Loads the scripts named in its own `data-files`:
 * for members at once, for visitors after the first paint, so that on slow lines they do not compete with the content
 * or the first input. The last button pressed before hydration (`aliveEvent`) is pressed again afterwards; links,
 * popovers and forms with an action need no scripts. Other forms are resubmitted until a handler calls
 * `preventDefault`, as the browser's own submit would be refused. Short because every page contains it.
 */
const deferredScriptLoader =
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

/**
 * Runs before the first paint of every page. Marks the document as signed in (`data-in`) by the readable hint cookie,
 * as installed app (`data-app`) and with its footer (`data-footer`, the rule of `footerVariant`), so that one static
 * shell shows each visitor the right bars, and reserves room for a member's bonus banner (`data-bonus`). Reloads the
 * page when a chunk fails to load (the rule of `chunkReloadDue`): after a release a cached page may name missing
 * chunks, and then no island can do it. Removes `t` from a visitor's address, where it has no effect; for members the
 * like timer does. Ends with `deferredScriptLoader`.
 */
export const shellScript =
  '(d=>{' +
  'var i=/(?:^|; )vonk_in=1/.test(document.cookie),' +
  "a=matchMedia('(display-mode: standalone)').matches||navigator.standalone," +
  'h=/^\\/(?:[a-z]{2}\\/?)?$/.test(location.pathname);' +
  "if(i)d.setAttribute('data-in','');" +
  "if(a)d.setAttribute('data-app','');" +
  `try{if(i&&localStorage.getItem('${bannerSpaceKey}'))d.setAttribute('${bannerSpaceAttribute}','')}catch(x){}` +
  "d.setAttribute('data-footer',a||i&&!h?'short':'full');" +
  'var q=new URLSearchParams(location.search);' +
  "if(!i&&q.has('t')){q.delete('t');q=''+q;" +
  "history.replaceState(null,'',location.pathname+(q&&'?'+q)+location.hash)}" +
  "addEventListener('error',e=>{var t=e.target;" +
  "if(t?.tagName!='SCRIPT'||!/_next/.test(t.src)||!navigator.onLine)return;" +
  "try{var l=sessionStorage.getItem('vonk_chunk'),n=Date.now();" +
  `if(l!==null&&n-l<${CHUNK_RELOAD_GUARD_MS})return;` +
  "sessionStorage.setItem('vonk_chunk',n);location.reload()}catch(x){}},true);" +
  deferredScriptLoader +
  '})(document.documentElement)';
