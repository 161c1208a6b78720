// Generated from contracts/openapi by `make generate`. Do not edit.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

export const create_work_item = validate20;
const schema31 = {"type":"object","required":[],"additionalProperties":false,"properties":{"subject":{"type":"string","description":"One line that says what is wanted.","minLength":1,"maxLength":500,"pattern":"^[ \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]*[^\\u0000- \\u007f-\\u00a0\\u1680\\u2000-\\u200a\\u2028-\\u202f\\u205f\\u2066-\\u2069\\u3000\\ufeff][^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","x-problem":"must be one line that is not only white space, with no line breaks, control characters or marks that turn the direction of writing","examples":["Refund for order 1234"]},"priority":{"type":"string","description":"How urgent; normal unless said.","enum":["low","normal","high","urgent"],"examples":["high"],"default":"normal"},"channel":{"type":"string","description":"Channel of the work.","enum":["api","email","web_form","web_chat","phone","sms","social","chat","agent","other"],"examples":["email"],"default":"agent"},"channel_id":{"type":"string","description":"Identifier of the source channel inside the tenant.","minLength":1,"maxLength":255,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","x-problem":"must be one line, with no line breaks, control characters or marks that turn the direction of writing","examples":["support-inbox"]},"tags":{"type":"array","description":"Labels of the tenant's own.","maxItems":50,"uniqueItems":true,"items":{"type":"string","description":"A label of the tenant.","minLength":1,"maxLength":64,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","x-problem":"must be one line, with no line breaks, control characters or marks that turn the direction of writing","examples":["vip"]},"examples":[["refund","vip"]]},"contact":{"type":"object","description":"The requester.","additionalProperties":false,"properties":{"name":{"type":"string","description":"Name of the person.","minLength":1,"maxLength":200,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","x-problem":"must be one line, with no line breaks, control characters or marks that turn the direction of writing","examples":["Ada Lovelace"]},"email":{"type":"string","description":"E-mail address of the person. Its domain may be international (IDN): it is stored, compared and returned in ASCII\nform, `ada@bücher.example` as `ada@xn--bcher-kva.example`.\n","maxLength":254,"pattern":"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[^\\u0000-\\u002c\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u007f]+$","x-problem":"must be an e-mail address","examples":["ada@example.com"]},"locale":{"type":"string","description":"Language of the person as a BCP 47 tag.","maxLength":35,"pattern":"^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$","x-problem":"must be a language tag such as en or en-GB","examples":["en-GB"]}}},"initial_message":{"type":"object","description":"The first message, or the one that follows up.","required":["content"],"additionalProperties":false,"properties":{"role":{"type":"string","description":"Role of the author of a message from a client; only `user`.","enum":["user"],"examples":["user"]},"content":{"type":"string","description":"Message text; not only white space. It may have line breaks and tabs, but no other control characters.","minLength":1,"maxLength":65536,"pattern":"^[\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff\\u2028\\u2029]*[^\\u0000- \\u007f\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff][^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$","x-problem":"must not be only white space, and have no control characters but line breaks and tabs","examples":["The order number is 1234."]},"external_message_id":{"type":"string","description":"The sender's own id of the message; becomes the `source_reference` of the WorkItem.","minLength":1,"maxLength":255,"pattern":"^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$","x-problem":"must be one line, with no line breaks, control characters or marks that turn the direction of writing","examples":["mail-8412"]},"channel":{"type":"string","description":"If given, it must equal the `channel` of the WorkItem.","enum":["api","email","web_form","web_chat","phone","sms","social","chat","agent","other"],"examples":["email"]}}},"work_item_id":{"type":"string","description":"The WorkItem to follow up.","pattern":"^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of a WorkItem; those look like wi_01h455vb4pex5vsknk084sn02q","examples":["wi_01h455vb4pex5vsknk084sn02q"]},"status":{"type":"string","description":"Only with work_item_id.","enum":["resolved"]},"idempotency_key":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[\\x21-\\x7e]+$","x-problem":"must consist of visible ASCII characters","description":"A value of your choice, unique for this effect; repeating the call under it has no second effect.","examples":["0f9a6f34-9d26-4f43-8a1b-0c9f3b5f5a11"]}},"$id":"create_work_item"};
const func0 = Object.prototype.hasOwnProperty;
const func62 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[ \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]*[^\\u0000- \\u007f-\\u00a0\\u1680\\u2000-\\u200a\\u2028-\\u202f\\u205f\\u2066-\\u2069\\u3000\\ufeff][^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$", "u");
const pattern5 = new RegExp("^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$", "u");
const pattern8 = new RegExp("^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[^\\u0000-\\u002c\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u007f]+$", "u");
const pattern9 = new RegExp("^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$", "u");
const pattern10 = new RegExp("^[\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff\\u2028\\u2029]*[^\\u0000- \\u007f\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff][^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$", "u");
const pattern12 = new RegExp("^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
const pattern13 = new RegExp("^[\\x21-\\x7e]+$", "u");

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="create_work_item" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
for(const key0 of Object.keys(data)){
if(!(func0.call(schema31.properties, key0))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.subject !== undefined && func0.call(data, "subject")){
let data0 = data.subject;
if(typeof data0 === "string"){
if(func62(data0) > 500){
const err1 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/maxLength",keyword:"maxLength",params:{limit: 500},message:"must NOT have more than 500 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func62(data0) < 1){
const err2 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(!pattern4.test(data0)){
const err3 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/pattern",keyword:"pattern",params:{pattern: "^[ \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff]*[^\\u0000- \\u007f-\\u00a0\\u1680\\u2000-\\u200a\\u2028-\\u202f\\u205f\\u2066-\\u2069\\u3000\\ufeff][^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must be one line that is not only white space, with no line breaks, control characters or marks that turn the direction of writing"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/subject",schemaPath:"#/properties/subject/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.priority !== undefined && func0.call(data, "priority")){
let data1 = data.priority;
if(typeof data1 !== "string"){
const err5 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!((((data1 === "low") || (data1 === "normal")) || (data1 === "high")) || (data1 === "urgent"))){
const err6 = {instancePath:instancePath+"/priority",schemaPath:"#/properties/priority/enum",keyword:"enum",params:{allowedValues: schema31.properties.priority.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.channel !== undefined && func0.call(data, "channel")){
let data2 = data.channel;
if(typeof data2 !== "string"){
const err7 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(!((((((((((data2 === "api") || (data2 === "email")) || (data2 === "web_form")) || (data2 === "web_chat")) || (data2 === "phone")) || (data2 === "sms")) || (data2 === "social")) || (data2 === "chat")) || (data2 === "agent")) || (data2 === "other"))){
const err8 = {instancePath:instancePath+"/channel",schemaPath:"#/properties/channel/enum",keyword:"enum",params:{allowedValues: schema31.properties.channel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.channel_id !== undefined && func0.call(data, "channel_id")){
let data3 = data.channel_id;
if(typeof data3 === "string"){
if(func62(data3) > 255){
const err9 = {instancePath:instancePath+"/channel_id",schemaPath:"#/properties/channel_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func62(data3) < 1){
const err10 = {instancePath:instancePath+"/channel_id",schemaPath:"#/properties/channel_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
if(!pattern5.test(data3)){
const err11 = {instancePath:instancePath+"/channel_id",schemaPath:"#/properties/channel_id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must be one line, with no line breaks, control characters or marks that turn the direction of writing"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
else {
const err12 = {instancePath:instancePath+"/channel_id",schemaPath:"#/properties/channel_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.tags !== undefined && func0.call(data, "tags")){
let data4 = data.tags;
if(Array.isArray(data4)){
if(data4.length > 50){
const err13 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/maxItems",keyword:"maxItems",params:{limit: 50},message:"must NOT have more than 50 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
const len0 = data4.length;
for(let i0=0; i0<len0; i0++){
let data5 = data4[i0];
if(typeof data5 === "string"){
if(func62(data5) > 64){
const err14 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
if(func62(data5) < 1){
const err15 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!pattern5.test(data5)){
const err16 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must be one line, with no line breaks, control characters or marks that turn the direction of writing"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/tags/" + i0,schemaPath:"#/properties/tags/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
let i1 = data4.length;
let j0;
if(i1 > 1){
const indices0 = {};
for(;i1--;){
let item0 = data4[i1];
if(typeof item0 !== "string"){
continue;
}
if(typeof indices0[item0] == "number"){
j0 = indices0[item0];
const err18 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/uniqueItems",keyword:"uniqueItems",params:{i: i1, j: j0},message:"must NOT have duplicate items (items ## "+j0+" and "+i1+" are identical)"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
break;
}
indices0[item0] = i1;
}
}
}
else {
const err19 = {instancePath:instancePath+"/tags",schemaPath:"#/properties/tags/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.contact !== undefined && func0.call(data, "contact")){
let data6 = data.contact;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 of Object.keys(data6)){
if(!(((key1 === "name") || (key1 === "email")) || (key1 === "locale"))){
const err20 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
if(data6.name !== undefined && func0.call(data6, "name")){
let data7 = data6.name;
if(typeof data7 === "string"){
if(func62(data7) > 200){
const err21 = {instancePath:instancePath+"/contact/name",schemaPath:"#/properties/contact/properties/name/maxLength",keyword:"maxLength",params:{limit: 200},message:"must NOT have more than 200 characters"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(func62(data7) < 1){
const err22 = {instancePath:instancePath+"/contact/name",schemaPath:"#/properties/contact/properties/name/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!pattern5.test(data7)){
const err23 = {instancePath:instancePath+"/contact/name",schemaPath:"#/properties/contact/properties/name/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must be one line, with no line breaks, control characters or marks that turn the direction of writing"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
else {
const err24 = {instancePath:instancePath+"/contact/name",schemaPath:"#/properties/contact/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
if(data6.email !== undefined && func0.call(data6, "email")){
let data8 = data6.email;
if(typeof data8 === "string"){
if(func62(data8) > 254){
const err25 = {instancePath:instancePath+"/contact/email",schemaPath:"#/properties/contact/properties/email/maxLength",keyword:"maxLength",params:{limit: 254},message:"must NOT have more than 254 characters"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(!pattern8.test(data8)){
const err26 = {instancePath:instancePath+"/contact/email",schemaPath:"#/properties/contact/properties/email/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[^\\u0000-\\u002c\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u007f]+$"},message:"must be an e-mail address"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/contact/email",schemaPath:"#/properties/contact/properties/email/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
if(data6.locale !== undefined && func0.call(data6, "locale")){
let data9 = data6.locale;
if(typeof data9 === "string"){
if(func62(data9) > 35){
const err28 = {instancePath:instancePath+"/contact/locale",schemaPath:"#/properties/contact/properties/locale/maxLength",keyword:"maxLength",params:{limit: 35},message:"must NOT have more than 35 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
if(!pattern9.test(data9)){
const err29 = {instancePath:instancePath+"/contact/locale",schemaPath:"#/properties/contact/properties/locale/pattern",keyword:"pattern",params:{pattern: "^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$"},message:"must be a language tag such as en or en-GB"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
else {
const err30 = {instancePath:instancePath+"/contact/locale",schemaPath:"#/properties/contact/properties/locale/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
}
else {
const err31 = {instancePath:instancePath+"/contact",schemaPath:"#/properties/contact/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
if(data.initial_message !== undefined && func0.call(data, "initial_message")){
let data10 = data.initial_message;
if(data10 && typeof data10 == "object" && !Array.isArray(data10)){
if((data10.content === undefined) || (!(func0.call(data10, "content")))){
const err32 = {instancePath:instancePath+"/initial_message",schemaPath:"#/properties/initial_message/required",keyword:"required",params:{missingProperty: "content"},message:"must have required property '"+"content"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
for(const key2 of Object.keys(data10)){
if(!((((key2 === "role") || (key2 === "content")) || (key2 === "external_message_id")) || (key2 === "channel"))){
const err33 = {instancePath:instancePath+"/initial_message",schemaPath:"#/properties/initial_message/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
if(data10.role !== undefined && func0.call(data10, "role")){
let data11 = data10.role;
if(typeof data11 !== "string"){
const err34 = {instancePath:instancePath+"/initial_message/role",schemaPath:"#/properties/initial_message/properties/role/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
if(!(data11 === "user")){
const err35 = {instancePath:instancePath+"/initial_message/role",schemaPath:"#/properties/initial_message/properties/role/enum",keyword:"enum",params:{allowedValues: schema31.properties.initial_message.properties.role.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
if(data10.content !== undefined && func0.call(data10, "content")){
let data12 = data10.content;
if(typeof data12 === "string"){
if(func62(data12) > 65536){
const err36 = {instancePath:instancePath+"/initial_message/content",schemaPath:"#/properties/initial_message/properties/content/maxLength",keyword:"maxLength",params:{limit: 65536},message:"must NOT have more than 65536 characters"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
if(func62(data12) < 1){
const err37 = {instancePath:instancePath+"/initial_message/content",schemaPath:"#/properties/initial_message/properties/content/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(!pattern10.test(data12)){
const err38 = {instancePath:instancePath+"/initial_message/content",schemaPath:"#/properties/initial_message/properties/content/pattern",keyword:"pattern",params:{pattern: "^[\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff\\u2028\\u2029]*[^\\u0000- \\u007f\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff][^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must not be only white space, and have no control characters but line breaks and tabs"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
else {
const err39 = {instancePath:instancePath+"/initial_message/content",schemaPath:"#/properties/initial_message/properties/content/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
if(data10.external_message_id !== undefined && func0.call(data10, "external_message_id")){
let data13 = data10.external_message_id;
if(typeof data13 === "string"){
if(func62(data13) > 255){
const err40 = {instancePath:instancePath+"/initial_message/external_message_id",schemaPath:"#/properties/initial_message/properties/external_message_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
if(func62(data13) < 1){
const err41 = {instancePath:instancePath+"/initial_message/external_message_id",schemaPath:"#/properties/initial_message/properties/external_message_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!pattern5.test(data13)){
const err42 = {instancePath:instancePath+"/initial_message/external_message_id",schemaPath:"#/properties/initial_message/properties/external_message_id/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u001f\\u007f-\\u009f\\u2028-\\u202e\\u2066-\\u2069]*$"},message:"must be one line, with no line breaks, control characters or marks that turn the direction of writing"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/initial_message/external_message_id",schemaPath:"#/properties/initial_message/properties/external_message_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data10.channel !== undefined && func0.call(data10, "channel")){
let data14 = data10.channel;
if(typeof data14 !== "string"){
const err44 = {instancePath:instancePath+"/initial_message/channel",schemaPath:"#/properties/initial_message/properties/channel/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!((((((((((data14 === "api") || (data14 === "email")) || (data14 === "web_form")) || (data14 === "web_chat")) || (data14 === "phone")) || (data14 === "sms")) || (data14 === "social")) || (data14 === "chat")) || (data14 === "agent")) || (data14 === "other"))){
const err45 = {instancePath:instancePath+"/initial_message/channel",schemaPath:"#/properties/initial_message/properties/channel/enum",keyword:"enum",params:{allowedValues: schema31.properties.initial_message.properties.channel.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
}
else {
const err46 = {instancePath:instancePath+"/initial_message",schemaPath:"#/properties/initial_message/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
}
if(data.work_item_id !== undefined && func0.call(data, "work_item_id")){
let data15 = data.work_item_id;
if(typeof data15 === "string"){
if(!pattern12.test(data15)){
const err47 = {instancePath:instancePath+"/work_item_id",schemaPath:"#/properties/work_item_id/pattern",keyword:"pattern",params:{pattern: "^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of a WorkItem; those look like wi_01h455vb4pex5vsknk084sn02q"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
else {
const err48 = {instancePath:instancePath+"/work_item_id",schemaPath:"#/properties/work_item_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
if(data.status !== undefined && func0.call(data, "status")){
let data16 = data.status;
if(typeof data16 !== "string"){
const err49 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if(!(data16 === "resolved")){
const err50 = {instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema31.properties.status.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
if(data.idempotency_key !== undefined && func0.call(data, "idempotency_key")){
let data17 = data.idempotency_key;
if(typeof data17 === "string"){
if(func62(data17) > 255){
const err51 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
if(func62(data17) < 1){
const err52 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
if(!pattern13.test(data17)){
const err53 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"},message:"must consist of visible ASCII characters"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
}
else {
const err54 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
}
else {
const err55 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const get_work_item = validate21;
const schema32 = {"type":"object","required":["work_item_id"],"additionalProperties":false,"properties":{"work_item_id":{"type":"string","description":"The WorkItem.","pattern":"^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of a WorkItem; those look like wi_01h455vb4pex5vsknk084sn02q","examples":["wi_01h455vb4pex5vsknk084sn02q"]},"proposal_id":{"type":"string","description":"Shows this proposal alone.","pattern":"^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of an action proposal; those look like prop_01h455vb4pex5vsknk084sn02q","examples":["prop_01h455vb4pex5vsknk084sn02q"]},"page_token":{"type":"string","minLength":0,"maxLength":1024,"description":"The next_page_token of the page before, with the same other arguments.","examples":["mFh0v3s0b8m2Qd1yqkQ7xjE3NzIzNTc0MDAwMDAud2lfMDFoNDU1dmI0cGV4NXZza25rMDg0c24wMnE"]},"proposals_page_token":{"type":"string","minLength":0,"maxLength":1024,"description":"The next_proposals_page_token of the page before.","examples":["mFh0v3s0b8m2Qd1yqkQ7xjE3NzIzNTc0MDAwMDAud2lfMDFoNDU1dmI0cGV4NXZza25rMDg0c24wMnE"]},"detail":{"type":"string","description":"Summary unless said.","enum":["summary","full"],"examples":["summary"]}},"$id":"get_work_item"};
const pattern15 = new RegExp("^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="get_work_item" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.work_item_id === undefined) || (!(func0.call(data, "work_item_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "work_item_id"},message:"must have required property '"+"work_item_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "work_item_id") || (key0 === "proposal_id")) || (key0 === "page_token")) || (key0 === "proposals_page_token")) || (key0 === "detail"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.work_item_id !== undefined && func0.call(data, "work_item_id")){
let data0 = data.work_item_id;
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
const err2 = {instancePath:instancePath+"/work_item_id",schemaPath:"#/properties/work_item_id/pattern",keyword:"pattern",params:{pattern: "^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of a WorkItem; those look like wi_01h455vb4pex5vsknk084sn02q"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/work_item_id",schemaPath:"#/properties/work_item_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.proposal_id !== undefined && func0.call(data, "proposal_id")){
let data1 = data.proposal_id;
if(typeof data1 === "string"){
if(!pattern15.test(data1)){
const err4 = {instancePath:instancePath+"/proposal_id",schemaPath:"#/properties/proposal_id/pattern",keyword:"pattern",params:{pattern: "^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an action proposal; those look like prop_01h455vb4pex5vsknk084sn02q"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
else {
const err5 = {instancePath:instancePath+"/proposal_id",schemaPath:"#/properties/proposal_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
if(data.page_token !== undefined && func0.call(data, "page_token")){
let data2 = data.page_token;
if(typeof data2 === "string"){
if(func62(data2) > 1024){
const err6 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func62(data2) < 0){
const err7 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.proposals_page_token !== undefined && func0.call(data, "proposals_page_token")){
let data3 = data.proposals_page_token;
if(typeof data3 === "string"){
if(func62(data3) > 1024){
const err9 = {instancePath:instancePath+"/proposals_page_token",schemaPath:"#/properties/proposals_page_token/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(func62(data3) < 0){
const err10 = {instancePath:instancePath+"/proposals_page_token",schemaPath:"#/properties/proposals_page_token/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/proposals_page_token",schemaPath:"#/properties/proposals_page_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
if(data.detail !== undefined && func0.call(data, "detail")){
let data4 = data.detail;
if(typeof data4 !== "string"){
const err12 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!((data4 === "summary") || (data4 === "full"))){
const err13 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/enum",keyword:"enum",params:{allowedValues: schema32.properties.detail.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
}
else {
const err14 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const propose_action = validate22;
const schema33 = {"type":"object","required":["work_item_id"],"if":{"properties":{"withdraw":false}},"then":{"properties":{"integration_id":true,"approval_reason":true,"payload":true},"required":["integration_id","approval_reason","payload"]},"additionalProperties":false,"properties":{"work_item_id":{"type":"string","description":"The WorkItem.","pattern":"^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of a WorkItem; those look like wi_01h455vb4pex5vsknk084sn02q","examples":["wi_01h455vb4pex5vsknk084sn02q"]},"integration_id":{"type":"string","description":"One that get_work_item lists; needed to propose.","pattern":"^int_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of an integration; those look like int_01h455vb4pex5vsknk084sn02q","examples":["int_01h455vb4pex5vsknk084sn02q"]},"approval_reason":{"type":"string","description":"Why, for those who approve; needed to propose.","minLength":1,"maxLength":2000,"pattern":"^[\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff\\u2028\\u2029]*[^\\u0000- \\u007f\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff][^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$","x-problem":"must not be only white space, and have no control characters but line breaks and tabs","examples":["The parcel arrived twice; the customer returned one."]},"resource_type":{"type":"string","description":"Kind of resource that the action changes: `order` for a refund, `chat_channel` for a message. The tenant's\noperations define theirs. Known labels: `order`, `chat_channel`.\n","pattern":"^[a-z][a-z0-9_]{0,63}$","x-problem":"must be a kind of resource, such as order, in small letters, digits and underscores","examples":["order"]},"action_operation":{"type":"string","description":"The action: an operation of the service, or one that the tenant has defined, whose name begins with `x_`.\n`listOperations` shows them. Known labels: `commerce_refund`, `chat_post_message`.\n","pattern":"^(commerce_refund|chat_post_message|x_[a-z][a-z0-9_]{0,62})$","x-problem":"must be commerce_refund, chat_post_message, or an operation of the tenant, such as x_close_account","examples":["commerce_refund"]},"payload":{"type":"object","description":"What is to be done; needed to propose.","if":{"type":"object","required":["type"],"properties":{"type":{"type":"string","description":"Name; equal to `action_operation`.","pattern":"^x_[a-z][a-z0-9_]{0,62}$","x-problem":"must be the name of an operation of the tenant, such as x_close_account","examples":["x_close_account"]}},"additionalProperties":true},"then":{"type":"object","description":"Payload of an operation of the tenant. Its other members follow the operation's `payload_schema`. A mismatch is\nrefused with 400, which names the field.\n","required":["type"],"additionalProperties":true,"maxProperties":200,"properties":{"type":{"type":"string","description":"Name; equal to `action_operation`.","pattern":"^x_[a-z][a-z0-9_]{0,62}$","x-problem":"must be the name of an operation of the tenant, such as x_close_account","examples":["x_close_account"]}}},"else":{"x-known":["commerce_refund","chat_post_message","others such as x_close_account"],"type":"object","description":"Exact payload to execute, of an operation of the service; `type` names the kind.","oneOf":[{"type":"object","description":"Refunds money to the payer of an order.","required":["type","order_id","amount","currency","reason"],"additionalProperties":false,"properties":{"type":{"type":"string","description":"Names the kind of payload; equal to `action_operation`.","enum":["commerce_refund"],"examples":["commerce_refund"]},"order_id":{"type":"string","description":"Id of the order in the shop.","minLength":1,"maxLength":255,"pattern":"^[\\x21-\\x7e]+$","x-problem":"must consist of visible ASCII characters","examples":["1234"]},"amount":{"type":"string","description":"Decimal amount above zero, with no more decimals than the currency has.","maxLength":20,"pattern":"^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,4})?$","x-problem":"must be a decimal number such as 25.00","examples":["25.00"]},"currency":{"type":"string","description":"ISO 4217 code in capital letters, of money in use. Metals, funds, units of account, `XTS` and `XXX` are refused.\n","pattern":"^[A-Z]{3}$","x-problem":"must be an ISO 4217 code such as EUR","examples":["EUR"]},"reason":{"type":"string","description":"Reason for the refund.","enum":["duplicate","fraudulent","requested_by_customer","other"],"examples":["duplicate"]}}},{"type":"object","description":"Posts a message to a channel of a chat workspace.","required":["type","channel_id","text"],"additionalProperties":false,"properties":{"type":{"type":"string","description":"Names the kind of payload; equal to `action_operation`.","enum":["chat_post_message"],"examples":["chat_post_message"]},"channel_id":{"type":"string","description":"Id of the channel on the chat platform. Never a direct message.","pattern":"^[CG][A-Z0-9]{2,30}$","x-problem":"must be the id of a channel, such as C024BE91L","examples":["C0123456789"]},"text":{"type":"string","description":"Text of the message; not only white space. Shown literally: mentions, links and special commands in angle brackets\nare not expanded. Line breaks and tabs are allowed, other control characters are not.\n","minLength":1,"maxLength":4000,"pattern":"^[\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff\\u2028\\u2029]*[^\\u0000- \\u007f\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff][^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$","x-problem":"must not be only white space, and have no control characters but line breaks and tabs","examples":["Order 1234: the refund of 25.00 EUR is on its way."]},"thread_ts":{"type":"string","description":"The message that this one answers, by its chat platform timestamp.","pattern":"^[0-9]{10}\\.[0-9]{6}$","x-problem":"must be the time stamp of a message, such as 1772357400.000200","examples":["1772357400.000200"]}}}],"discriminator":{"propertyName":"type"}}},"supersedes":{"type":"string","description":"The open proposal that this one takes the place of.","pattern":"^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of an action proposal; those look like prop_01h455vb4pex5vsknk084sn02q","examples":["prop_01h455vb4pex5vsknk084sn02q"]},"withdraw":{"type":"string","description":"Proposes nothing, and withdraws this open proposal of yours.","pattern":"^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of an action proposal; those look like prop_01h455vb4pex5vsknk084sn02q","examples":["prop_01h455vb4pex5vsknk084sn02q"]},"idempotency_key":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[\\x21-\\x7e]+$","x-problem":"must consist of visible ASCII characters","description":"A value of your choice, unique for this effect; repeating the call under it has no second effect.","examples":["0f9a6f34-9d26-4f43-8a1b-0c9f3b5f5a11"]},"detail":{"type":"string","description":"Summary unless said.","enum":["summary","full"],"examples":["summary"]}},"$id":"propose_action"};
const pattern17 = new RegExp("^int_[0-7][0-9a-hjkmnp-tv-z]{25}$", "u");
const pattern19 = new RegExp("^[a-z][a-z0-9_]{0,63}$", "u");
const pattern20 = new RegExp("^(commerce_refund|chat_post_message|x_[a-z][a-z0-9_]{0,62})$", "u");
const pattern21 = new RegExp("^x_[a-z][a-z0-9_]{0,62}$", "u");
const pattern24 = new RegExp("^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,4})?$", "u");
const pattern25 = new RegExp("^[A-Z]{3}$", "u");
const pattern26 = new RegExp("^[CG][A-Z0-9]{2,30}$", "u");
const pattern28 = new RegExp("^[0-9]{10}\\.[0-9]{6}$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="propose_action" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs1 = errors;
let valid0 = true;
const _errs2 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.withdraw !== undefined && func0.call(data, "withdraw")){
const err0 = {};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
var _valid0 = _errs2 === errors;
errors = _errs1;
if(vErrors !== null){
if(_errs1){
vErrors.length = _errs1;
}
else {
vErrors = null;
}
}
if(_valid0){
const _errs3 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.integration_id === undefined) || (!(func0.call(data, "integration_id")))){
const err1 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "integration_id"},message:"must have required property '"+"integration_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.approval_reason === undefined) || (!(func0.call(data, "approval_reason")))){
const err2 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "approval_reason"},message:"must have required property '"+"approval_reason"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if((data.payload === undefined) || (!(func0.call(data, "payload")))){
const err3 = {instancePath,schemaPath:"#/then/required",keyword:"required",params:{missingProperty: "payload"},message:"must have required property '"+"payload"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
var _valid0 = _errs3 === errors;
valid0 = _valid0;
if(valid0){
var props0 = {};
props0.integration_id = true;
props0.approval_reason = true;
props0.payload = true;
props0.withdraw = true;
}
}
if(!valid0){
const err4 = {instancePath,schemaPath:"#/if",keyword:"if",params:{failingKeyword: "then"},message:"must match \"then\" schema"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.work_item_id === undefined) || (!(func0.call(data, "work_item_id")))){
const err5 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "work_item_id"},message:"must have required property '"+"work_item_id"+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(func0.call(schema33.properties, key0))){
const err6 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.work_item_id !== undefined && func0.call(data, "work_item_id")){
let data1 = data.work_item_id;
if(typeof data1 === "string"){
if(!pattern12.test(data1)){
const err7 = {instancePath:instancePath+"/work_item_id",schemaPath:"#/properties/work_item_id/pattern",keyword:"pattern",params:{pattern: "^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of a WorkItem; those look like wi_01h455vb4pex5vsknk084sn02q"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/work_item_id",schemaPath:"#/properties/work_item_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.integration_id !== undefined && func0.call(data, "integration_id")){
let data2 = data.integration_id;
if(typeof data2 === "string"){
if(!pattern17.test(data2)){
const err9 = {instancePath:instancePath+"/integration_id",schemaPath:"#/properties/integration_id/pattern",keyword:"pattern",params:{pattern: "^int_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an integration; those look like int_01h455vb4pex5vsknk084sn02q"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/integration_id",schemaPath:"#/properties/integration_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.approval_reason !== undefined && func0.call(data, "approval_reason")){
let data3 = data.approval_reason;
if(typeof data3 === "string"){
if(func62(data3) > 2000){
const err11 = {instancePath:instancePath+"/approval_reason",schemaPath:"#/properties/approval_reason/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func62(data3) < 1){
const err12 = {instancePath:instancePath+"/approval_reason",schemaPath:"#/properties/approval_reason/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern10.test(data3)){
const err13 = {instancePath:instancePath+"/approval_reason",schemaPath:"#/properties/approval_reason/pattern",keyword:"pattern",params:{pattern: "^[\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff\\u2028\\u2029]*[^\\u0000- \\u007f\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff][^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must not be only white space, and have no control characters but line breaks and tabs"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/approval_reason",schemaPath:"#/properties/approval_reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.resource_type !== undefined && func0.call(data, "resource_type")){
let data4 = data.resource_type;
if(typeof data4 === "string"){
if(!pattern19.test(data4)){
const err15 = {instancePath:instancePath+"/resource_type",schemaPath:"#/properties/resource_type/pattern",keyword:"pattern",params:{pattern: "^[a-z][a-z0-9_]{0,63}$"},message:"must be a kind of resource, such as order, in small letters, digits and underscores"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
else {
const err16 = {instancePath:instancePath+"/resource_type",schemaPath:"#/properties/resource_type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.action_operation !== undefined && func0.call(data, "action_operation")){
let data5 = data.action_operation;
if(typeof data5 === "string"){
if(!pattern20.test(data5)){
const err17 = {instancePath:instancePath+"/action_operation",schemaPath:"#/properties/action_operation/pattern",keyword:"pattern",params:{pattern: "^(commerce_refund|chat_post_message|x_[a-z][a-z0-9_]{0,62})$"},message:"must be commerce_refund, chat_post_message, or an operation of the tenant, such as x_close_account"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
else {
const err18 = {instancePath:instancePath+"/action_operation",schemaPath:"#/properties/action_operation/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
if(data.payload !== undefined && func0.call(data, "payload")){
let data6 = data.payload;
if(!(data6 && typeof data6 == "object" && !Array.isArray(data6))){
const err19 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
const _errs22 = errors;
let valid3 = true;
const _errs23 = errors;
if(errors === _errs23){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
let missing0;
if(((data6.type === undefined) || (!(func0.call(data6, "type")))) && (missing0 = "type")){
const err20 = {};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
else {
if(data6.type !== undefined && func0.call(data6, "type")){
let data7 = data6.type;
const _errs26 = errors;
if(errors === _errs26){
if(typeof data7 === "string"){
if(!pattern21.test(data7)){
const err21 = {};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
else {
const err22 = {};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
}
}
}
}
else {
const err23 = {};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
var _valid1 = _errs23 === errors;
errors = _errs22;
if(vErrors !== null){
if(_errs22){
vErrors.length = _errs22;
}
else {
vErrors = null;
}
}
let ifClause0;
if(_valid1){
const _errs29 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if(Object.keys(data6).length > 200){
const err24 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/then/maxProperties",keyword:"maxProperties",params:{limit: 200},message:"must NOT have more than 200 properties"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
if((data6.type === undefined) || (!(func0.call(data6, "type")))){
const err25 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/then/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
if(data6.type !== undefined && func0.call(data6, "type")){
let data8 = data6.type;
if(typeof data8 === "string"){
if(!pattern21.test(data8)){
const err26 = {instancePath:instancePath+"/payload/type",schemaPath:"#/properties/payload/then/properties/type/pattern",keyword:"pattern",params:{pattern: "^x_[a-z][a-z0-9_]{0,62}$"},message:"must be the name of an operation of the tenant, such as x_close_account"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
}
else {
const err27 = {instancePath:instancePath+"/payload/type",schemaPath:"#/properties/payload/then/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
}
else {
const err28 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/then/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var _valid1 = _errs29 === errors;
valid3 = _valid1;
ifClause0 = "then";
}
else {
const _errs35 = errors;
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
const tag0 = data6.type;
if(typeof tag0 == "string"){
if(tag0 === "commerce_refund"){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.type === undefined) || (!(func0.call(data6, "type")))){
const err29 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/else/oneOf/0/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
if((data6.order_id === undefined) || (!(func0.call(data6, "order_id")))){
const err30 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/else/oneOf/0/required",keyword:"required",params:{missingProperty: "order_id"},message:"must have required property '"+"order_id"+"'"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
if((data6.amount === undefined) || (!(func0.call(data6, "amount")))){
const err31 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/else/oneOf/0/required",keyword:"required",params:{missingProperty: "amount"},message:"must have required property '"+"amount"+"'"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
if((data6.currency === undefined) || (!(func0.call(data6, "currency")))){
const err32 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/else/oneOf/0/required",keyword:"required",params:{missingProperty: "currency"},message:"must have required property '"+"currency"+"'"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
if((data6.reason === undefined) || (!(func0.call(data6, "reason")))){
const err33 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/else/oneOf/0/required",keyword:"required",params:{missingProperty: "reason"},message:"must have required property '"+"reason"+"'"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
for(const key1 of Object.keys(data6)){
if(!(((((key1 === "type") || (key1 === "order_id")) || (key1 === "amount")) || (key1 === "currency")) || (key1 === "reason"))){
const err34 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/else/oneOf/0/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key1},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
if(data6.type !== undefined && func0.call(data6, "type")){
let data9 = data6.type;
if(typeof data9 !== "string"){
const err35 = {instancePath:instancePath+"/payload/type",schemaPath:"#/properties/payload/else/oneOf/0/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(data9 === "commerce_refund")){
const err36 = {instancePath:instancePath+"/payload/type",schemaPath:"#/properties/payload/else/oneOf/0/properties/type/enum",keyword:"enum",params:{allowedValues: schema33.properties.payload.else.oneOf[0].properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
}
if(data6.order_id !== undefined && func0.call(data6, "order_id")){
let data10 = data6.order_id;
if(typeof data10 === "string"){
if(func62(data10) > 255){
const err37 = {instancePath:instancePath+"/payload/order_id",schemaPath:"#/properties/payload/else/oneOf/0/properties/order_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
if(func62(data10) < 1){
const err38 = {instancePath:instancePath+"/payload/order_id",schemaPath:"#/properties/payload/else/oneOf/0/properties/order_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
if(!pattern13.test(data10)){
const err39 = {instancePath:instancePath+"/payload/order_id",schemaPath:"#/properties/payload/else/oneOf/0/properties/order_id/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"},message:"must consist of visible ASCII characters"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
}
else {
const err40 = {instancePath:instancePath+"/payload/order_id",schemaPath:"#/properties/payload/else/oneOf/0/properties/order_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
}
if(data6.amount !== undefined && func0.call(data6, "amount")){
let data11 = data6.amount;
if(typeof data11 === "string"){
if(func62(data11) > 20){
const err41 = {instancePath:instancePath+"/payload/amount",schemaPath:"#/properties/payload/else/oneOf/0/properties/amount/maxLength",keyword:"maxLength",params:{limit: 20},message:"must NOT have more than 20 characters"};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
if(!pattern24.test(data11)){
const err42 = {instancePath:instancePath+"/payload/amount",schemaPath:"#/properties/payload/else/oneOf/0/properties/amount/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,14})(\\.[0-9]{1,4})?$"},message:"must be a decimal number such as 25.00"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
else {
const err43 = {instancePath:instancePath+"/payload/amount",schemaPath:"#/properties/payload/else/oneOf/0/properties/amount/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
if(data6.currency !== undefined && func0.call(data6, "currency")){
let data12 = data6.currency;
if(typeof data12 === "string"){
if(!pattern25.test(data12)){
const err44 = {instancePath:instancePath+"/payload/currency",schemaPath:"#/properties/payload/else/oneOf/0/properties/currency/pattern",keyword:"pattern",params:{pattern: "^[A-Z]{3}$"},message:"must be an ISO 4217 code such as EUR"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
}
else {
const err45 = {instancePath:instancePath+"/payload/currency",schemaPath:"#/properties/payload/else/oneOf/0/properties/currency/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
}
if(data6.reason !== undefined && func0.call(data6, "reason")){
let data13 = data6.reason;
if(typeof data13 !== "string"){
const err46 = {instancePath:instancePath+"/payload/reason",schemaPath:"#/properties/payload/else/oneOf/0/properties/reason/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
if(!((((data13 === "duplicate") || (data13 === "fraudulent")) || (data13 === "requested_by_customer")) || (data13 === "other"))){
const err47 = {instancePath:instancePath+"/payload/reason",schemaPath:"#/properties/payload/else/oneOf/0/properties/reason/enum",keyword:"enum",params:{allowedValues: schema33.properties.payload.else.oneOf[0].properties.reason.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
}
}
else {
const err48 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/else/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
var props1 = true;
}
else if(tag0 === "chat_post_message"){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
if((data6.type === undefined) || (!(func0.call(data6, "type")))){
const err49 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/else/oneOf/1/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
if((data6.channel_id === undefined) || (!(func0.call(data6, "channel_id")))){
const err50 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/else/oneOf/1/required",keyword:"required",params:{missingProperty: "channel_id"},message:"must have required property '"+"channel_id"+"'"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
if((data6.text === undefined) || (!(func0.call(data6, "text")))){
const err51 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/else/oneOf/1/required",keyword:"required",params:{missingProperty: "text"},message:"must have required property '"+"text"+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
for(const key2 of Object.keys(data6)){
if(!((((key2 === "type") || (key2 === "channel_id")) || (key2 === "text")) || (key2 === "thread_ts"))){
const err52 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/else/oneOf/1/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key2},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
}
if(data6.type !== undefined && func0.call(data6, "type")){
let data14 = data6.type;
if(typeof data14 !== "string"){
const err53 = {instancePath:instancePath+"/payload/type",schemaPath:"#/properties/payload/else/oneOf/1/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(!(data14 === "chat_post_message")){
const err54 = {instancePath:instancePath+"/payload/type",schemaPath:"#/properties/payload/else/oneOf/1/properties/type/enum",keyword:"enum",params:{allowedValues: schema33.properties.payload.else.oneOf[1].properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
}
if(data6.channel_id !== undefined && func0.call(data6, "channel_id")){
let data15 = data6.channel_id;
if(typeof data15 === "string"){
if(!pattern26.test(data15)){
const err55 = {instancePath:instancePath+"/payload/channel_id",schemaPath:"#/properties/payload/else/oneOf/1/properties/channel_id/pattern",keyword:"pattern",params:{pattern: "^[CG][A-Z0-9]{2,30}$"},message:"must be the id of a channel, such as C024BE91L"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
else {
const err56 = {instancePath:instancePath+"/payload/channel_id",schemaPath:"#/properties/payload/else/oneOf/1/properties/channel_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
if(data6.text !== undefined && func0.call(data6, "text")){
let data16 = data6.text;
if(typeof data16 === "string"){
if(func62(data16) > 4000){
const err57 = {instancePath:instancePath+"/payload/text",schemaPath:"#/properties/payload/else/oneOf/1/properties/text/maxLength",keyword:"maxLength",params:{limit: 4000},message:"must NOT have more than 4000 characters"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
if(func62(data16) < 1){
const err58 = {instancePath:instancePath+"/payload/text",schemaPath:"#/properties/payload/else/oneOf/1/properties/text/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(!pattern10.test(data16)){
const err59 = {instancePath:instancePath+"/payload/text",schemaPath:"#/properties/payload/else/oneOf/1/properties/text/pattern",keyword:"pattern",params:{pattern: "^[\\t\\n\\r \\u00a0\\u1680\\u2000-\\u200a\\u202f\\u205f\\u3000\\ufeff\\u2028\\u2029]*[^\\u0000- \\u007f\\u00a0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000\\ufeff][^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must not be only white space, and have no control characters but line breaks and tabs"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
}
else {
const err60 = {instancePath:instancePath+"/payload/text",schemaPath:"#/properties/payload/else/oneOf/1/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
}
if(data6.thread_ts !== undefined && func0.call(data6, "thread_ts")){
let data17 = data6.thread_ts;
if(typeof data17 === "string"){
if(!pattern28.test(data17)){
const err61 = {instancePath:instancePath+"/payload/thread_ts",schemaPath:"#/properties/payload/else/oneOf/1/properties/thread_ts/pattern",keyword:"pattern",params:{pattern: "^[0-9]{10}\\.[0-9]{6}$"},message:"must be the time stamp of a message, such as 1772357400.000200"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
else {
const err62 = {instancePath:instancePath+"/payload/thread_ts",schemaPath:"#/properties/payload/else/oneOf/1/properties/thread_ts/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
}
else {
const err63 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/else/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
if(props1 !== true){
props1 = true;
}
}
else {
const err64 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/else/discriminator",keyword:"discriminator",params:{error: "mapping", tag: "type", tagValue: tag0, known: ["commerce_refund","chat_post_message","others such as x_close_account"]},message:"value of tag \"type\" must be in oneOf"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
}
else {
const err65 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/else/discriminator",keyword:"discriminator",params:{error: "tag", tag: "type", tagValue: tag0, known: ["commerce_refund","chat_post_message","others such as x_close_account"]},message:"tag \"type\" must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
}
else {
const err66 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/else/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var _valid1 = _errs35 === errors;
valid3 = _valid1;
ifClause0 = "else";
}
if(!valid3){
const err67 = {instancePath:instancePath+"/payload",schemaPath:"#/properties/payload/if",keyword:"if",params:{failingKeyword: ifClause0},message:"must match \""+ifClause0+"\" schema"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
}
if(data.supersedes !== undefined && func0.call(data, "supersedes")){
let data18 = data.supersedes;
if(typeof data18 === "string"){
if(!pattern15.test(data18)){
const err68 = {instancePath:instancePath+"/supersedes",schemaPath:"#/properties/supersedes/pattern",keyword:"pattern",params:{pattern: "^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an action proposal; those look like prop_01h455vb4pex5vsknk084sn02q"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
else {
const err69 = {instancePath:instancePath+"/supersedes",schemaPath:"#/properties/supersedes/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
if(data.withdraw !== undefined && func0.call(data, "withdraw")){
let data19 = data.withdraw;
if(typeof data19 === "string"){
if(!pattern15.test(data19)){
const err70 = {instancePath:instancePath+"/withdraw",schemaPath:"#/properties/withdraw/pattern",keyword:"pattern",params:{pattern: "^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an action proposal; those look like prop_01h455vb4pex5vsknk084sn02q"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/withdraw",schemaPath:"#/properties/withdraw/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
if(data.idempotency_key !== undefined && func0.call(data, "idempotency_key")){
let data20 = data.idempotency_key;
if(typeof data20 === "string"){
if(func62(data20) > 255){
const err72 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
if(func62(data20) < 1){
const err73 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
if(!pattern13.test(data20)){
const err74 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"},message:"must consist of visible ASCII characters"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
}
else {
const err75 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
}
if(data.detail !== undefined && func0.call(data, "detail")){
let data21 = data.detail;
if(typeof data21 !== "string"){
const err76 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
if(!((data21 === "summary") || (data21 === "full"))){
const err77 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/enum",keyword:"enum",params:{allowedValues: schema33.properties.detail.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
}
}
else {
const err78 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const approve_action = validate23;
const schema34 = {"type":"object","required":["proposal_id","payload_hash"],"additionalProperties":false,"properties":{"proposal_id":{"type":"string","description":"The proposal.","pattern":"^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of an action proposal; those look like prop_01h455vb4pex5vsknk084sn02q","examples":["prop_01h455vb4pex5vsknk084sn02q"]},"payload_hash":{"type":"string","description":"Of what is approved; refused if the proposal has another one.","pattern":"^[0-9a-f]{64}$","x-problem":"must be a SHA-256 in hexadecimal, of 64 digits in lower case","examples":["9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08"]},"comment":{"type":"string","description":"What to say to it, for the record.","minLength":1,"maxLength":2000,"pattern":"^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$","x-problem":"must have no control characters but line breaks and tabs","examples":["Checked with the warehouse."]},"idempotency_key":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[\\x21-\\x7e]+$","x-problem":"must consist of visible ASCII characters","description":"A value of your choice, unique for this effect; repeating the call under it has no second effect.","examples":["0f9a6f34-9d26-4f43-8a1b-0c9f3b5f5a11"]},"detail":{"type":"string","description":"Summary unless said.","enum":["summary","full"],"examples":["summary"]}},"$id":"approve_action"};
const pattern33 = new RegExp("^[0-9a-f]{64}$", "u");
const pattern34 = new RegExp("^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="approve_action" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.proposal_id === undefined) || (!(func0.call(data, "proposal_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proposal_id"},message:"must have required property '"+"proposal_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.payload_hash === undefined) || (!(func0.call(data, "payload_hash")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payload_hash"},message:"must have required property '"+"payload_hash"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((((key0 === "proposal_id") || (key0 === "payload_hash")) || (key0 === "comment")) || (key0 === "idempotency_key")) || (key0 === "detail"))){
const err2 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
if(data.proposal_id !== undefined && func0.call(data, "proposal_id")){
let data0 = data.proposal_id;
if(typeof data0 === "string"){
if(!pattern15.test(data0)){
const err3 = {instancePath:instancePath+"/proposal_id",schemaPath:"#/properties/proposal_id/pattern",keyword:"pattern",params:{pattern: "^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an action proposal; those look like prop_01h455vb4pex5vsknk084sn02q"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
else {
const err4 = {instancePath:instancePath+"/proposal_id",schemaPath:"#/properties/proposal_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.payload_hash !== undefined && func0.call(data, "payload_hash")){
let data1 = data.payload_hash;
if(typeof data1 === "string"){
if(!pattern33.test(data1)){
const err5 = {instancePath:instancePath+"/payload_hash",schemaPath:"#/properties/payload_hash/pattern",keyword:"pattern",params:{pattern: "^[0-9a-f]{64}$"},message:"must be a SHA-256 in hexadecimal, of 64 digits in lower case"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/payload_hash",schemaPath:"#/properties/payload_hash/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.comment !== undefined && func0.call(data, "comment")){
let data2 = data.comment;
if(typeof data2 === "string"){
if(func62(data2) > 2000){
const err7 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func62(data2) < 1){
const err8 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern34.test(data2)){
const err9 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/pattern",keyword:"pattern",params:{pattern: "^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f]*$"},message:"must have no control characters but line breaks and tabs"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/comment",schemaPath:"#/properties/comment/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.idempotency_key !== undefined && func0.call(data, "idempotency_key")){
let data3 = data.idempotency_key;
if(typeof data3 === "string"){
if(func62(data3) > 255){
const err11 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func62(data3) < 1){
const err12 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
if(!pattern13.test(data3)){
const err13 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"},message:"must consist of visible ASCII characters"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
else {
const err14 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.detail !== undefined && func0.call(data, "detail")){
let data4 = data.detail;
if(typeof data4 !== "string"){
const err15 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(!((data4 === "summary") || (data4 === "full"))){
const err16 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/enum",keyword:"enum",params:{allowedValues: schema34.properties.detail.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
}
else {
const err17 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
validate23.errors = vErrors;
return errors === 0;
}
validate23.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const execute_action = validate24;
const schema35 = {"type":"object","required":["proposal_id"],"additionalProperties":false,"properties":{"proposal_id":{"type":"string","description":"The proposal.","pattern":"^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of an action proposal; those look like prop_01h455vb4pex5vsknk084sn02q","examples":["prop_01h455vb4pex5vsknk084sn02q"]},"dry_run":{"type":"boolean","description":"False executes.","default":true},"idempotency_key":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[\\x21-\\x7e]+$","x-problem":"must consist of visible ASCII characters","description":"A value of your choice, unique for this effect; repeating the call under it has no second effect.","examples":["0f9a6f34-9d26-4f43-8a1b-0c9f3b5f5a11"]},"detail":{"type":"string","description":"Summary unless said.","enum":["summary","full"],"examples":["summary"]}},"$id":"execute_action"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="execute_action" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.proposal_id === undefined) || (!(func0.call(data, "proposal_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "proposal_id"},message:"must have required property '"+"proposal_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "proposal_id") || (key0 === "dry_run")) || (key0 === "idempotency_key")) || (key0 === "detail"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.proposal_id !== undefined && func0.call(data, "proposal_id")){
let data0 = data.proposal_id;
if(typeof data0 === "string"){
if(!pattern15.test(data0)){
const err2 = {instancePath:instancePath+"/proposal_id",schemaPath:"#/properties/proposal_id/pattern",keyword:"pattern",params:{pattern: "^prop_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of an action proposal; those look like prop_01h455vb4pex5vsknk084sn02q"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/proposal_id",schemaPath:"#/properties/proposal_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.dry_run !== undefined && func0.call(data, "dry_run")){
if(typeof data.dry_run !== "boolean"){
const err4 = {instancePath:instancePath+"/dry_run",schemaPath:"#/properties/dry_run/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.idempotency_key !== undefined && func0.call(data, "idempotency_key")){
let data2 = data.idempotency_key;
if(typeof data2 === "string"){
if(func62(data2) > 255){
const err5 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func62(data2) < 1){
const err6 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(!pattern13.test(data2)){
const err7 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"},message:"must consist of visible ASCII characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.detail !== undefined && func0.call(data, "detail")){
let data3 = data.detail;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data3 === "summary") || (data3 === "full"))){
const err10 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/enum",keyword:"enum",params:{allowedValues: schema35.properties.detail.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const get_evidence = validate25;
const schema36 = {"type":"object","required":["work_item_id"],"additionalProperties":false,"properties":{"work_item_id":{"type":"string","description":"The WorkItem.","pattern":"^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of a WorkItem; those look like wi_01h455vb4pex5vsknk084sn02q","examples":["wi_01h455vb4pex5vsknk084sn02q"]},"limit":{"type":"integer","description":"Entries of a page, 200 at most.","minimum":1,"default":50,"examples":[50]},"page_token":{"type":"string","minLength":0,"maxLength":1024,"description":"The next_page_token of the page before, with the same other arguments.","examples":["mFh0v3s0b8m2Qd1yqkQ7xjE3NzIzNTc0MDAwMDAud2lfMDFoNDU1dmI0cGV4NXZza25rMDg0c24wMnE"]},"detail":{"type":"string","description":"Summary unless said.","enum":["summary","full"],"examples":["summary"]}},"$id":"get_evidence"};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="get_evidence" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.work_item_id === undefined) || (!(func0.call(data, "work_item_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "work_item_id"},message:"must have required property '"+"work_item_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!((((key0 === "work_item_id") || (key0 === "limit")) || (key0 === "page_token")) || (key0 === "detail"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.work_item_id !== undefined && func0.call(data, "work_item_id")){
let data0 = data.work_item_id;
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
const err2 = {instancePath:instancePath+"/work_item_id",schemaPath:"#/properties/work_item_id/pattern",keyword:"pattern",params:{pattern: "^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of a WorkItem; those look like wi_01h455vb4pex5vsknk084sn02q"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/work_item_id",schemaPath:"#/properties/work_item_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.limit !== undefined && func0.call(data, "limit")){
let data1 = data.limit;
if(!(((typeof data1 == "number") && (!(data1 % 1) && !isNaN(data1))) && (isFinite(data1)))){
const err4 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if((typeof data1 == "number") && (isFinite(data1))){
if(data1 < 1 || isNaN(data1)){
const err5 = {instancePath:instancePath+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
}
if(data.page_token !== undefined && func0.call(data, "page_token")){
let data2 = data.page_token;
if(typeof data2 === "string"){
if(func62(data2) > 1024){
const err6 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if(func62(data2) < 0){
const err7 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/minLength",keyword:"minLength",params:{limit: 0},message:"must NOT have fewer than 0 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/page_token",schemaPath:"#/properties/page_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
if(data.detail !== undefined && func0.call(data, "detail")){
let data3 = data.detail;
if(typeof data3 !== "string"){
const err9 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!((data3 === "summary") || (data3 === "full"))){
const err10 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/enum",keyword:"enum",params:{allowedValues: schema36.properties.detail.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
}
else {
const err11 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

export const export_packet = validate26;
const schema37 = {"type":"object","required":["work_item_id"],"additionalProperties":false,"properties":{"work_item_id":{"type":"string","description":"The WorkItem.","pattern":"^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$","x-problem":"is not the id of a WorkItem; those look like wi_01h455vb4pex5vsknk084sn02q","examples":["wi_01h455vb4pex5vsknk084sn02q"]},"idempotency_key":{"type":"string","minLength":1,"maxLength":255,"pattern":"^[\\x21-\\x7e]+$","x-problem":"must consist of visible ASCII characters","description":"A value of your choice, unique for this effect; repeating the call under it has no second effect.","examples":["0f9a6f34-9d26-4f43-8a1b-0c9f3b5f5a11"]},"detail":{"type":"string","description":"Summary unless said.","enum":["summary","full"],"examples":["summary"]}},"$id":"export_packet"};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="export_packet" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.work_item_id === undefined) || (!(func0.call(data, "work_item_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "work_item_id"},message:"must have required property '"+"work_item_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "work_item_id") || (key0 === "idempotency_key")) || (key0 === "detail"))){
const err1 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.work_item_id !== undefined && func0.call(data, "work_item_id")){
let data0 = data.work_item_id;
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
const err2 = {instancePath:instancePath+"/work_item_id",schemaPath:"#/properties/work_item_id/pattern",keyword:"pattern",params:{pattern: "^wi_[0-7][0-9a-hjkmnp-tv-z]{25}$"},message:"is not the id of a WorkItem; those look like wi_01h455vb4pex5vsknk084sn02q"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/work_item_id",schemaPath:"#/properties/work_item_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.idempotency_key !== undefined && func0.call(data, "idempotency_key")){
let data1 = data.idempotency_key;
if(typeof data1 === "string"){
if(func62(data1) > 255){
const err4 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
if(func62(data1) < 1){
const err5 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(!pattern13.test(data1)){
const err6 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"},message:"must consist of visible ASCII characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/idempotency_key",schemaPath:"#/properties/idempotency_key/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
if(data.detail !== undefined && func0.call(data, "detail")){
let data2 = data.detail;
if(typeof data2 !== "string"){
const err8 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!((data2 === "summary") || (data2 === "full"))){
const err9 = {instancePath:instancePath+"/detail",schemaPath:"#/properties/detail/enum",keyword:"enum",params:{allowedValues: schema37.properties.detail.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
}
else {
const err10 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

