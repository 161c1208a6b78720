// Generated from contracts/openapi by `make generate`. Do not edit.
import { createRequire } from 'node:module';
const require = createRequire(import.meta.url);

export const receiveChatCommand_body = validate20;
const schema31 = {"$ref":"contract#/$defs/ChatCommand","$id":"receiveChatCommand_body"};
const schema33 = {"type":"object","description":"A slash command as the platform sends it. Fields that it adds are ignored.","required":["channel_id","user_id","command"],"properties":{"ssl_check":{"type":"string","description":"`1` where the platform only looks whether the address answers; all other fields may be absent then.","maxLength":10,"examples":["1"]},"team_id":{"type":"string","description":"The workspace; empty or absent for a command that is given outside any, which only an app that is installed for the whole grid is sent.","pattern":"^[A-Z0-9]{0,64}$","x-problem":"must be an id of the chat platform, such as T1DC2JH3J","examples":["T1DC2JH3J"]},"enterprise_id":{"type":"string","description":"The grid that the workspace belongs to; empty or absent outside any.","pattern":"^[A-Z0-9]{0,64}$","x-problem":"must be an id of the chat platform, such as T1DC2JH3J","examples":["E0123ABCD"]},"channel_id":{"$ref":"contract#/$defs/ChatId"},"user_id":{"$ref":"contract#/$defs/ChatId"},"user_name":{"type":"string","description":"Name of the person.","maxLength":255,"examples":["roadrunner"]},"command":{"type":"string","description":"The command that was typed.","minLength":1,"maxLength":255,"examples":["/work"]},"text":{"type":"string","description":"What was typed behind it. Words `priority:…` and `#tag` at its start and its end are options; what stands between them is the subject, and so is `#` with a number.","maxLength":16000,"examples":["Refund for order #1234 priority:high #vip"]},"api_app_id":{"$ref":"contract#/$defs/ChatId"},"is_enterprise_install":{"type":"string","description":"Whether the app is installed for the whole grid.","enum":["true","false"],"examples":["false"]},"response_url":{"type":"string","description":"Where an outcome that comes late is told, at hosts of the platform alone.","maxLength":2048,"examples":["https://hooks.slack.com/commands/T1DC2JH3J/1234567890/abcdef"]},"trigger_id":{"type":"string","description":"Names this use of the command.","maxLength":255,"examples":["398738663015.47445629121.803a0bc887a14d10d2c447fce8b6703c"]}}};
const schema34 = {"type":"string","description":"An identifier of the platform's own.","pattern":"^[A-Z0-9]{1,64}$","x-problem":"must be an id of the chat platform, such as T1DC2JH3J","examples":["T1DC2JH3J"]};
const func0 = Object.prototype.hasOwnProperty;
const func64 = require("ajv/dist/runtime/ucs2length").default;
const pattern4 = new RegExp("^[A-Z0-9]{0,64}$", "u");
const pattern6 = new RegExp("^[A-Z0-9]{1,64}$", "u");

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.channel_id === undefined) || (!(func0.call(data, "channel_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "channel_id"},message:"must have required property '"+"channel_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.user_id === undefined) || (!(func0.call(data, "user_id")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "user_id"},message:"must have required property '"+"user_id"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if((data.command === undefined) || (!(func0.call(data, "command")))){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "command"},message:"must have required property '"+"command"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.ssl_check !== undefined && func0.call(data, "ssl_check")){
let data0 = data.ssl_check;
if(typeof data0 === "string"){
if(func64(data0) > 10){
const err3 = {instancePath:instancePath+"/ssl_check",schemaPath:"#/properties/ssl_check/maxLength",keyword:"maxLength",params:{limit: 10},message:"must NOT have more than 10 characters"};
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
const err4 = {instancePath:instancePath+"/ssl_check",schemaPath:"#/properties/ssl_check/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.team_id !== undefined && func0.call(data, "team_id")){
let data1 = data.team_id;
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
const err5 = {instancePath:instancePath+"/team_id",schemaPath:"#/properties/team_id/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{0,64}$"},message:"must be an id of the chat platform, such as T1DC2JH3J"};
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
const err6 = {instancePath:instancePath+"/team_id",schemaPath:"#/properties/team_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.enterprise_id !== undefined && func0.call(data, "enterprise_id")){
let data2 = data.enterprise_id;
if(typeof data2 === "string"){
if(!pattern4.test(data2)){
const err7 = {instancePath:instancePath+"/enterprise_id",schemaPath:"#/properties/enterprise_id/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{0,64}$"},message:"must be an id of the chat platform, such as T1DC2JH3J"};
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
const err8 = {instancePath:instancePath+"/enterprise_id",schemaPath:"#/properties/enterprise_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
if(!pattern6.test(data3)){
const err9 = {instancePath:instancePath+"/channel_id",schemaPath:"contract#/$defs/ChatId/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{1,64}$"},message:"must be an id of the chat platform, such as T1DC2JH3J"};
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
const err10 = {instancePath:instancePath+"/channel_id",schemaPath:"contract#/$defs/ChatId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
if(data.user_id !== undefined && func0.call(data, "user_id")){
let data4 = data.user_id;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
const err11 = {instancePath:instancePath+"/user_id",schemaPath:"contract#/$defs/ChatId/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{1,64}$"},message:"must be an id of the chat platform, such as T1DC2JH3J"};
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
const err12 = {instancePath:instancePath+"/user_id",schemaPath:"contract#/$defs/ChatId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
if(data.user_name !== undefined && func0.call(data, "user_name")){
let data5 = data.user_name;
if(typeof data5 === "string"){
if(func64(data5) > 255){
const err13 = {instancePath:instancePath+"/user_name",schemaPath:"#/properties/user_name/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
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
const err14 = {instancePath:instancePath+"/user_name",schemaPath:"#/properties/user_name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.command !== undefined && func0.call(data, "command")){
let data6 = data.command;
if(typeof data6 === "string"){
if(func64(data6) > 255){
const err15 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
if(func64(data6) < 1){
const err16 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
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
const err17 = {instancePath:instancePath+"/command",schemaPath:"#/properties/command/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
}
if(data.text !== undefined && func0.call(data, "text")){
let data7 = data.text;
if(typeof data7 === "string"){
if(func64(data7) > 16000){
const err18 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/maxLength",keyword:"maxLength",params:{limit: 16000},message:"must NOT have more than 16000 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.api_app_id !== undefined && func0.call(data, "api_app_id")){
let data8 = data.api_app_id;
if(typeof data8 === "string"){
if(!pattern6.test(data8)){
const err20 = {instancePath:instancePath+"/api_app_id",schemaPath:"contract#/$defs/ChatId/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{1,64}$"},message:"must be an id of the chat platform, such as T1DC2JH3J"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
else {
const err21 = {instancePath:instancePath+"/api_app_id",schemaPath:"contract#/$defs/ChatId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
if(data.is_enterprise_install !== undefined && func0.call(data, "is_enterprise_install")){
let data9 = data.is_enterprise_install;
if(typeof data9 !== "string"){
const err22 = {instancePath:instancePath+"/is_enterprise_install",schemaPath:"#/properties/is_enterprise_install/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
if(!((data9 === "true") || (data9 === "false"))){
const err23 = {instancePath:instancePath+"/is_enterprise_install",schemaPath:"#/properties/is_enterprise_install/enum",keyword:"enum",params:{allowedValues: schema33.properties.is_enterprise_install.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
}
if(data.response_url !== undefined && func0.call(data, "response_url")){
let data10 = data.response_url;
if(typeof data10 === "string"){
if(func64(data10) > 2048){
const err24 = {instancePath:instancePath+"/response_url",schemaPath:"#/properties/response_url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
else {
const err25 = {instancePath:instancePath+"/response_url",schemaPath:"#/properties/response_url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
}
if(data.trigger_id !== undefined && func0.call(data, "trigger_id")){
let data11 = data.trigger_id;
if(typeof data11 === "string"){
if(func64(data11) > 255){
const err26 = {instancePath:instancePath+"/trigger_id",schemaPath:"#/properties/trigger_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
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
const err27 = {instancePath:instancePath+"/trigger_id",schemaPath:"#/properties/trigger_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
const err28 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"props":{"ssl_check":true,"team_id":true,"enterprise_id":true,"channel_id":true,"user_id":true,"user_name":true,"command":true,"text":true,"api_app_id":true,"is_enterprise_install":true,"response_url":true,"trigger_id":true},"dynamicProps":false,"dynamicItems":false};


function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="receiveChatCommand_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate22(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate22.errors : vErrors.concat(validate22.errors);
errors = vErrors.length;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"ssl_check":true,"team_id":true,"enterprise_id":true,"channel_id":true,"user_id":true,"user_name":true,"command":true,"text":true,"api_app_id":true,"is_enterprise_install":true,"response_url":true,"trigger_id":true},"dynamicProps":false,"dynamicItems":false};

export const receiveChatEvent_body = validate24;
const schema37 = {"$ref":"contract#/$defs/ChatEvent","$id":"receiveChatEvent_body"};
const schema38 = {"type":"object","description":"A verification of the address, or an event. Fields that the platform adds are ignored.","required":["type"],"properties":{"type":{"type":"string","description":"`url_verification` or `event_callback`; others are taken without effect.","examples":["event_callback"]},"challenge":{"type":"string","description":"What a verification wants to read again.","maxLength":1024,"examples":["3eZbrw1aBm2rZgRNFdxV2595E9CY3gmdALWMmHkvFXO7tYXAYM8P"]},"team_id":{"description":"The workspace; absent where an event is of a whole grid.","anyOf":[{"$ref":"contract#/$defs/ChatId"},{"type":"null"}],"examples":["T1DC2JH3J"]},"enterprise_id":{"description":"The grid.","anyOf":[{"$ref":"contract#/$defs/ChatId"},{"type":"null"}],"examples":["E0123ABCD"]},"api_app_id":{"$ref":"contract#/$defs/ChatId"},"is_enterprise_install":{"type":"boolean","description":"Whether the app is installed for the whole grid.","examples":[false]},"authorizations":{"type":"array","description":"The installations that the event is for.","maxItems":100,"items":{"$ref":"contract#/$defs/ChatAuthorization"}},"event_id":{"type":"string","description":"Names the event; the same in every delivery.","minLength":1,"maxLength":255,"examples":["Ev9UQ52YNA"]},"event_time":{"type":"integer","description":"When it happened, in seconds since 1970.","minimum":0,"maximum":253402300799,"examples":[1793491200]},"event":{"$ref":"contract#/$defs/ChatEventDetail"}}};
const schema42 = {"type":"object","description":"An installation that an event is for.","properties":{"team_id":{"description":"The workspace.","anyOf":[{"$ref":"contract#/$defs/ChatId"},{"type":"null"}],"examples":["T1DC2JH3J"]},"enterprise_id":{"description":"The grid.","anyOf":[{"$ref":"contract#/$defs/ChatId"},{"type":"null"}],"examples":["E0123ABCD"]},"is_enterprise_install":{"type":"boolean","description":"Whether it is one for a whole grid.","examples":[false]}}};

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if(data.team_id !== undefined && func0.call(data, "team_id")){
let data0 = data.team_id;
const _errs2 = errors;
let valid1 = false;
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err0 = {instancePath:instancePath+"/team_id",schemaPath:"contract#/$defs/ChatId/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{1,64}$"},message:"must be an id of the chat platform, such as T1DC2JH3J"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
else {
const err1 = {instancePath:instancePath+"/team_id",schemaPath:"contract#/$defs/ChatId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var _valid0 = _errs3 === errors;
valid1 = valid1 || _valid0;
const _errs7 = errors;
if(data0 !== null){
const err2 = {instancePath:instancePath+"/team_id",schemaPath:"#/properties/team_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err3 = {instancePath:instancePath+"/team_id",schemaPath:"#/properties/team_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
errors = _errs2;
if(vErrors !== null){
if(_errs2){
vErrors.length = _errs2;
}
else {
vErrors = null;
}
}
}
}
if(data.enterprise_id !== undefined && func0.call(data, "enterprise_id")){
let data1 = data.enterprise_id;
const _errs10 = errors;
let valid3 = false;
const _errs11 = errors;
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
const err4 = {instancePath:instancePath+"/enterprise_id",schemaPath:"contract#/$defs/ChatId/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{1,64}$"},message:"must be an id of the chat platform, such as T1DC2JH3J"};
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
const err5 = {instancePath:instancePath+"/enterprise_id",schemaPath:"contract#/$defs/ChatId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid1 = _errs11 === errors;
valid3 = valid3 || _valid1;
const _errs15 = errors;
if(data1 !== null){
const err6 = {instancePath:instancePath+"/enterprise_id",schemaPath:"#/properties/enterprise_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err7 = {instancePath:instancePath+"/enterprise_id",schemaPath:"#/properties/enterprise_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs10;
if(vErrors !== null){
if(_errs10){
vErrors.length = _errs10;
}
else {
vErrors = null;
}
}
}
}
if(data.is_enterprise_install !== undefined && func0.call(data, "is_enterprise_install")){
if(typeof data.is_enterprise_install !== "boolean"){
const err8 = {instancePath:instancePath+"/is_enterprise_install",schemaPath:"#/properties/is_enterprise_install/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
}
else {
const err9 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"props":{"team_id":true,"enterprise_id":true,"is_enterprise_install":true},"dynamicProps":false,"dynamicItems":false};

const schema45 = {"type":"object","description":"What happened.","required":["type"],"properties":{"type":{"type":"string","description":"Kind of event.","examples":["app_uninstalled"]},"tokens":{"$ref":"contract#/$defs/ChatRevokedTokens"}}};
const schema46 = {"type":"object","description":"Whose tokens were revoked.","properties":{"bot":{"type":"array","description":"Users of the app itself whose tokens were revoked.","maxItems":1000,"items":{"type":"string"},"examples":[["U0LAN0Z89"]]}}};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.tokens !== undefined && func0.call(data, "tokens")){
let data1 = data.tokens;
if(data1 && typeof data1 == "object" && !Array.isArray(data1)){
if(data1.bot !== undefined && func0.call(data1, "bot")){
let data2 = data1.bot;
if(Array.isArray(data2)){
if(data2.length > 1000){
const err2 = {instancePath:instancePath+"/tokens/bot",schemaPath:"contract#/$defs/ChatRevokedTokens/properties/bot/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
const len0 = data2.length;
for(let i0=0; i0<len0; i0++){
if(typeof data2[i0] !== "string"){
const err3 = {instancePath:instancePath+"/tokens/bot/" + i0,schemaPath:"contract#/$defs/ChatRevokedTokens/properties/bot/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath:instancePath+"/tokens/bot",schemaPath:"contract#/$defs/ChatRevokedTokens/properties/bot/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/tokens",schemaPath:"contract#/$defs/ChatRevokedTokens/type",keyword:"type",params:{type: "object"},message:"must be object"};
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
else {
const err6 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"props":{"type":true,"tokens":true},"dynamicProps":false,"dynamicItems":false};


function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
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
if((data.type === undefined) || (!(func0.call(data, "type")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "type"},message:"must have required property '"+"type"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.type !== undefined && func0.call(data, "type")){
if(typeof data.type !== "string"){
const err1 = {instancePath:instancePath+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
}
if(data.challenge !== undefined && func0.call(data, "challenge")){
let data1 = data.challenge;
if(typeof data1 === "string"){
if(func64(data1) > 1024){
const err2 = {instancePath:instancePath+"/challenge",schemaPath:"#/properties/challenge/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
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
const err3 = {instancePath:instancePath+"/challenge",schemaPath:"#/properties/challenge/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
if(data.team_id !== undefined && func0.call(data, "team_id")){
let data2 = data.team_id;
const _errs6 = errors;
let valid1 = false;
const _errs7 = errors;
if(typeof data2 === "string"){
if(!pattern6.test(data2)){
const err4 = {instancePath:instancePath+"/team_id",schemaPath:"contract#/$defs/ChatId/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{1,64}$"},message:"must be an id of the chat platform, such as T1DC2JH3J"};
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
const err5 = {instancePath:instancePath+"/team_id",schemaPath:"contract#/$defs/ChatId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
var _valid0 = _errs7 === errors;
valid1 = valid1 || _valid0;
const _errs11 = errors;
if(data2 !== null){
const err6 = {instancePath:instancePath+"/team_id",schemaPath:"#/properties/team_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var _valid0 = _errs11 === errors;
valid1 = valid1 || _valid0;
if(!valid1){
const err7 = {instancePath:instancePath+"/team_id",schemaPath:"#/properties/team_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
else {
errors = _errs6;
if(vErrors !== null){
if(_errs6){
vErrors.length = _errs6;
}
else {
vErrors = null;
}
}
}
}
if(data.enterprise_id !== undefined && func0.call(data, "enterprise_id")){
let data3 = data.enterprise_id;
const _errs14 = errors;
let valid3 = false;
const _errs15 = errors;
if(typeof data3 === "string"){
if(!pattern6.test(data3)){
const err8 = {instancePath:instancePath+"/enterprise_id",schemaPath:"contract#/$defs/ChatId/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{1,64}$"},message:"must be an id of the chat platform, such as T1DC2JH3J"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/enterprise_id",schemaPath:"contract#/$defs/ChatId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
var _valid1 = _errs15 === errors;
valid3 = valid3 || _valid1;
const _errs19 = errors;
if(data3 !== null){
const err10 = {instancePath:instancePath+"/enterprise_id",schemaPath:"#/properties/enterprise_id/anyOf/1/type",keyword:"type",params:{type: "null"},message:"must be null"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var _valid1 = _errs19 === errors;
valid3 = valid3 || _valid1;
if(!valid3){
const err11 = {instancePath:instancePath+"/enterprise_id",schemaPath:"#/properties/enterprise_id/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
else {
errors = _errs14;
if(vErrors !== null){
if(_errs14){
vErrors.length = _errs14;
}
else {
vErrors = null;
}
}
}
}
if(data.api_app_id !== undefined && func0.call(data, "api_app_id")){
let data4 = data.api_app_id;
if(typeof data4 === "string"){
if(!pattern6.test(data4)){
const err12 = {instancePath:instancePath+"/api_app_id",schemaPath:"contract#/$defs/ChatId/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{1,64}$"},message:"must be an id of the chat platform, such as T1DC2JH3J"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/api_app_id",schemaPath:"contract#/$defs/ChatId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
}
if(data.is_enterprise_install !== undefined && func0.call(data, "is_enterprise_install")){
if(typeof data.is_enterprise_install !== "boolean"){
const err14 = {instancePath:instancePath+"/is_enterprise_install",schemaPath:"#/properties/is_enterprise_install/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
if(data.authorizations !== undefined && func0.call(data, "authorizations")){
let data6 = data.authorizations;
if(Array.isArray(data6)){
if(data6.length > 100){
const err15 = {instancePath:instancePath+"/authorizations",schemaPath:"#/properties/authorizations/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
if(!(validate26(data6[i0], {instancePath:instancePath+"/authorizations/" + i0,parentData:data6,parentDataProperty:i0,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate26.errors : vErrors.concat(validate26.errors);
errors = vErrors.length;
}
}
}
else {
const err16 = {instancePath:instancePath+"/authorizations",schemaPath:"#/properties/authorizations/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
if(data.event_id !== undefined && func0.call(data, "event_id")){
let data8 = data.event_id;
if(typeof data8 === "string"){
if(func64(data8) > 255){
const err17 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/maxLength",keyword:"maxLength",params:{limit: 255},message:"must NOT have more than 255 characters"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
if(func64(data8) < 1){
const err18 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/event_id",schemaPath:"#/properties/event_id/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
if(data.event_time !== undefined && func0.call(data, "event_time")){
let data9 = data.event_time;
if(!(((typeof data9 == "number") && (!(data9 % 1) && !isNaN(data9))) && (isFinite(data9)))){
const err20 = {instancePath:instancePath+"/event_time",schemaPath:"#/properties/event_time/type",keyword:"type",params:{type: "integer"},message:"must be integer"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
if((typeof data9 == "number") && (isFinite(data9))){
if(data9 > 253402300799 || isNaN(data9)){
const err21 = {instancePath:instancePath+"/event_time",schemaPath:"#/properties/event_time/maximum",keyword:"maximum",params:{comparison: "<=", limit: 253402300799},message:"must be <= 253402300799"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
if(data9 < 0 || isNaN(data9)){
const err22 = {instancePath:instancePath+"/event_time",schemaPath:"#/properties/event_time/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"};
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
if(data.event !== undefined && func0.call(data, "event")){
if(!(validate28(data.event, {instancePath:instancePath+"/event",parentData:data,parentDataProperty:"event",rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate28.errors : vErrors.concat(validate28.errors);
errors = vErrors.length;
}
}
}
else {
const err23 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"props":{"type":true,"challenge":true,"team_id":true,"enterprise_id":true,"api_app_id":true,"is_enterprise_install":true,"authorizations":true,"event_id":true,"event_time":true,"event":true},"dynamicProps":false,"dynamicItems":false};


function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="receiveChatEvent_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate25(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate25.errors : vErrors.concat(validate25.errors);
errors = vErrors.length;
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"props":{"type":true,"challenge":true,"team_id":true,"enterprise_id":true,"api_app_id":true,"is_enterprise_install":true,"authorizations":true,"event_id":true,"event_time":true,"event":true},"dynamicProps":false,"dynamicItems":false};

export const receiveChatInteraction_body = validate31;
const schema47 = {"$ref":"contract#/$defs/ChatInteraction","$id":"receiveChatInteraction_body"};
const schema48 = {"type":"object","description":"An interaction as the platform sends it. Fields that it adds are ignored.","required":["payload"],"properties":{"payload":{"type":"string","description":"The interaction as a JSON text. `type` is `block_actions` for a click and `view_submission` for a form; the values of buttons are what the service has sealed into them.","minLength":2,"maxLength":200000,"examples":["{\"type\":\"block_actions\",\"actions\":[]}"]}}};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="receiveChatInteraction_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.payload === undefined) || (!(func0.call(data, "payload")))){
const err0 = {instancePath,schemaPath:"contract#/$defs/ChatInteraction/required",keyword:"required",params:{missingProperty: "payload"},message:"must have required property '"+"payload"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.payload !== undefined && func0.call(data, "payload")){
let data0 = data.payload;
if(typeof data0 === "string"){
if(func64(data0) > 200000){
const err1 = {instancePath:instancePath+"/payload",schemaPath:"contract#/$defs/ChatInteraction/properties/payload/maxLength",keyword:"maxLength",params:{limit: 200000},message:"must NOT have more than 200000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func64(data0) < 2){
const err2 = {instancePath:instancePath+"/payload",schemaPath:"contract#/$defs/ChatInteraction/properties/payload/minLength",keyword:"minLength",params:{limit: 2},message:"must NOT have fewer than 2 characters"};
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
const err3 = {instancePath:instancePath+"/payload",schemaPath:"contract#/$defs/ChatInteraction/properties/payload/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
}
}
else {
const err4 = {instancePath,schemaPath:"contract#/$defs/ChatInteraction/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"props":{"payload":true},"dynamicProps":false,"dynamicItems":false};

export const installChatBotToken_body = validate32;
const schema49 = {"$ref":"contract#/$defs/DirectoryInstallRequest","$id":"installChatBotToken_body"};
const schema50 = {"type":"object","description":"A bot token and what it is said to be of.","required":["chat_team_id","bot_token"],"additionalProperties":false,"properties":{"chat_team_id":{"$ref":"contract#/$defs/ChatId"},"chat_api_app_id":{"$ref":"contract#/$defs/ChatId"},"bot_token":{"type":"string","description":"The token of the app's bot in the workspace. It is in no answer and no log.","minLength":8,"maxLength":512,"pattern":"^[\\x21-\\x7e]+$","x-problem":"must consist of visible ASCII characters","examples":["xoxb-not-a-real-token"]}}};
const pattern16 = new RegExp("^[\\x21-\\x7e]+$", "u");

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(data && typeof data == "object" && !Array.isArray(data)){
if((data.chat_team_id === undefined) || (!(func0.call(data, "chat_team_id")))){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "chat_team_id"},message:"must have required property '"+"chat_team_id"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if((data.bot_token === undefined) || (!(func0.call(data, "bot_token")))){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "bot_token"},message:"must have required property '"+"bot_token"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
for(const key0 of Object.keys(data)){
if(!(((key0 === "chat_team_id") || (key0 === "chat_api_app_id")) || (key0 === "bot_token"))){
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
if(data.chat_team_id !== undefined && func0.call(data, "chat_team_id")){
let data0 = data.chat_team_id;
if(typeof data0 === "string"){
if(!pattern6.test(data0)){
const err3 = {instancePath:instancePath+"/chat_team_id",schemaPath:"contract#/$defs/ChatId/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{1,64}$"},message:"must be an id of the chat platform, such as T1DC2JH3J"};
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
const err4 = {instancePath:instancePath+"/chat_team_id",schemaPath:"contract#/$defs/ChatId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.chat_api_app_id !== undefined && func0.call(data, "chat_api_app_id")){
let data1 = data.chat_api_app_id;
if(typeof data1 === "string"){
if(!pattern6.test(data1)){
const err5 = {instancePath:instancePath+"/chat_api_app_id",schemaPath:"contract#/$defs/ChatId/pattern",keyword:"pattern",params:{pattern: "^[A-Z0-9]{1,64}$"},message:"must be an id of the chat platform, such as T1DC2JH3J"};
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
const err6 = {instancePath:instancePath+"/chat_api_app_id",schemaPath:"contract#/$defs/ChatId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
if(data.bot_token !== undefined && func0.call(data, "bot_token")){
let data2 = data.bot_token;
if(typeof data2 === "string"){
if(func64(data2) > 512){
const err7 = {instancePath:instancePath+"/bot_token",schemaPath:"#/properties/bot_token/maxLength",keyword:"maxLength",params:{limit: 512},message:"must NOT have more than 512 characters"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
if(func64(data2) < 8){
const err8 = {instancePath:instancePath+"/bot_token",schemaPath:"#/properties/bot_token/minLength",keyword:"minLength",params:{limit: 8},message:"must NOT have fewer than 8 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
if(!pattern16.test(data2)){
const err9 = {instancePath:instancePath+"/bot_token",schemaPath:"#/properties/bot_token/pattern",keyword:"pattern",params:{pattern: "^[\\x21-\\x7e]+$"},message:"must consist of visible ASCII characters"};
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
const err10 = {instancePath:instancePath+"/bot_token",schemaPath:"#/properties/bot_token/type",keyword:"type",params:{type: "string"},message:"must be string"};
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
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};


function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
/*# sourceURL="installChatBotToken_body" */;
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!(validate33(data, {instancePath,parentData,parentDataProperty,rootData,dynamicAnchors}))){
vErrors = vErrors === null ? validate33.errors : vErrors.concat(validate33.errors);
errors = vErrors.length;
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"props":true,"dynamicProps":false,"dynamicItems":false};

